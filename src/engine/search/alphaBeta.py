LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def winner(board):
    for a, b, c in LINES:
        if board[a] != "" and board[a] == board[b] == board[c]:
            return board[a]
    return None

def alpha_beta(board, player, computer, alpha=-11, beta=11):
    """As minimax. alpha is sure for the computer already, beta for the other side."""
    trace("call")
    maximising = player == computer
    trace("window", alpha, beta)
    low = alpha
    high = beta
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
    free = [cell for cell in range(9) if board[cell] == ""]
    for cell in free:
        trace("try", cell)
        board[cell] = player
        score, _ = alpha_beta(board, other, computer, low, high)
        board[cell] = ""
        trace("back", score)
        if score > best if maximising else score < best:
            trace("improve", cell)
            best = score
            best_cell = cell
            if maximising:
                low = max(low, best)
            else:
                high = min(high, best)
        if low >= high and cell != free[-1]:
            trace("cut", best)
            return best, best_cell
    trace("return", best)
    return best, best_cell
