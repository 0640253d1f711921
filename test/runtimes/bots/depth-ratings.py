import random

known = {}

def is_dead(board):
    for line in LINES:
        marks = [board[cell] for cell in line]
        if not ("X" in marks and "O" in marks):
            return False
    return True

def rating(board, player, me, depth):
    key = tuple(board) + (me, depth)
    if key not in known:
        known[key] = search(board, player, me, depth)
    return known[key]

def search(board, player, me, depth):
    won = winner(board)
    if won != "":
        return 32 if won == me else 8
    cells = free_cells(board)
    if not cells or is_dead(board):
        return 24
    if depth == 0:
        return 16
    found = [later(rating(put(board, cell, player), other_mark(player), me, depth - 1)) for cell in cells]
    return max(found) if player == me else min(found)

def later(found):
    return found - 1 if found > 24 else found + 1 if found < 16 else found

def play(board, mark):
    cells = free_cells(board)
    found = [rating(put(board, cell, mark), other_mark(mark), mark, LEVEL - 1) for cell in cells]
    return random.choice([cells[at] for at in range(len(cells)) if found[at] == max(found)])
