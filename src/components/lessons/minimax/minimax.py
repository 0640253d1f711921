LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def winner(board):
    for a, b, c in LINES:
        if board[a] != "" and board[a] == board[b] == board[c]:
            return board[a]
    return None

def minimax(board, player, computer):
    won = winner(board)                          # finished?
    if won:
        return (10 if won == computer else -10), None
    if "" not in board:
        return 0, None
    other = "O" if player == "X" else "X"
    best, best_cell = None, None
    for cell in range(9):
        if board[cell] == "":
            board[cell] = player                 # try
            score, _ = minimax(board, other, computer)   # ask
            board[cell] = ""                     # take back
            if best is None or (score > best if player == computer else score < best):
                best, best_cell = score, cell    # choose
    return best, best_cell
