import random

def place(board):
    codes = []
    for turn in TURNS:
        code = 0
        for cell in turn:
            code = 3 * code + ("", "X", "O").index(board[cell])
        codes.append(code)
    least = min(codes)
    return least, TURNS[codes.index(least)]

def numbers(board, mark):
    if AFTER:
        return [TABLE[place(put(board, cell, mark))[0]] for cell in free_cells(board)]
    code, turn = place(board)
    return [TABLE[code][turn.index(cell)] for cell in free_cells(board)]

def play(board, mark):
    cells = free_cells(board)
    found = numbers(board, mark)
    if DRAWN:
        return random.choices(cells, found)[0]
    return random.choice([cells[at] for at in range(len(cells)) if found[at] == max(found)])
