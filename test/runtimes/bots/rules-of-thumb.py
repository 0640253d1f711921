import random

CORNERS = [0, 2, 6, 8]

def beside(board, cell, content):
    return [sum(1 for each in line if each != cell and board[each] == content)
            for line in LINES if cell in line]

def wins(board, mark):
    return [cell for cell in free_cells(board) if 2 in beside(board, cell, mark)]

def forks(board, mark):
    found = []
    for cell in free_cells(board):
        pairs = zip(beside(board, cell, mark), beside(board, cell, ""))
        if sum(1 for own, free in pairs if own == 1 and free == 1) >= 2:
            found.append(cell)
    return found

def stop_fork(board, mark):
    them = other_mark(mark)
    if not forks(board, them):
        return []
    found = []
    for cell in free_cells(board):
        after = put(board, cell, mark)
        forced, left = wins(after, mark), forks(after, them)
        if not any(each in left for each in forced) if forced else not left:
            found.append(cell)
    return found

def play(board, mark):
    them = other_mark(mark)
    free = free_cells(board)
    rules = [
        wins(board, mark),
        wins(board, them),
        forks(board, mark),
        stop_fork(board, mark),
        [cell for cell in free if cell == 4],
        [cell for cell in free if cell in CORNERS and board[8 - cell] == them],
        [cell for cell in free if cell in CORNERS],
        free,
    ]
    for cells in rules:
        if cells:
            return random.choice(cells)
