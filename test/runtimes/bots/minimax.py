known = {}

def score(board, player, me):
    key = tuple(board) + (me,)
    if key not in known:
        known[key] = search(board, player, me)
    return known[key]

def search(board, player, me):
    won = winner(board)
    if won != "":
        return 10 if won == me else -10
    cells = free_cells(board)
    if len(cells) == 0:
        return 0
    scores = [score(put(board, cell, player), other_mark(player), me) for cell in cells]
    return max(scores) if player == me else min(scores)

def play(board, mark):
    best, best_cell = -99, None
    for cell in free_cells(board):
        found = score(put(board, cell, mark), other_mark(mark), mark)
        if found > best:
            best, best_cell = found, cell
    return best_cell
