LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def winner(board):
    for a, b, c in LINES:
        if board[a] != "" and board[a] == board[b] == board[c]:
            return board[a]
    return None

def minimax(board, player, computer):
    """The score for the computer, and the cell to play."""
    trace("call")
    maximising = player == computer
    trace("test")
    won = winner(board)
    if won:
        score = 10 if won == computer else -10
        trace("won", score)
        return score, None
    if "" not in board:
        trace("full", 0)
        return 0, None
    other = "O" if player == "X" else "X"
    best = -11 if maximising else 11
    best_cell = None
    for cell in range(9):
        if board[cell] != "":
            continue
        trace("try", cell)
        board[cell] = player
        score, _ = minimax(board, other, computer)
        board[cell] = ""
        trace("back", score)
        if score > best if maximising else score < best:
            trace("improve", cell)
            best = score
            best_cell = cell
    trace("return", best)
    return best, best_cell
