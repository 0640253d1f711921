def score(board, player, me, alpha, beta):
    won = winner(board)
    if won != "":
        return 10 if won == me else -10
    cells = free_cells(board)
    if len(cells) == 0:
        return 0
    best = -99 if player == me else 99
    for cell in cells:
        board[cell] = player
        found = score(board, other_mark(player), me, alpha, beta)
        board[cell] = ""
        if player == me:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best

def play(board, mark):
    best, best_cell = -99, None
    for cell in free_cells(board):
        found = score(put(board, cell, mark), other_mark(mark), mark, best, 99)
        if found > best:
            best, best_cell = found, cell
    return best_cell
