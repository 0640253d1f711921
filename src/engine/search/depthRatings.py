LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
LOST, UNKNOWN, DRAWN, WON = 8, 16, 24, 32

def winner(board):
    for a, b, c in LINES:
        if board[a] != "" and board[a] == board[b] == board[c]:
            return board[a]
    return None

def is_dead(board):
    """Both marks are on every line, so nobody can win any more."""
    held = [{board[cell] for cell in line} for line in LINES]
    return all("X" in marks and "O" in marks for marks in held)

def one_later(rating):
    if rating < UNKNOWN:
        return rating + 1
    return rating - 1 if rating > DRAWN else rating

def depth_ratings(board, player, computer, depth, ply=0):
    """The rating of the board, looking so many plies ahead, and the cell to play."""
    trace("call")
    maximising = player == computer
    trace("test")
    won = winner(board)
    if won:
        rating = WON if won == computer else LOST
        trace("won", rating)
        return rating, None
    if "" not in board or (is_dead(board) and ply > 0):
        trace("dead", DRAWN)
        return DRAWN, None
    if ply == depth:
        trace("horizon", UNKNOWN)
        return UNKNOWN, None
    other = "O" if player == "X" else "X"
    best = LOST - 1 if maximising else WON + 1
    best_cell = None
    for cell in range(9):
        if board[cell] != "":
            continue
        trace("try", cell)
        board[cell] = player
        rating, _ = depth_ratings(board, other, computer, depth, ply + 1)
        board[cell] = ""
        trace("back", rating)
        if ply > 0 and rating != one_later(rating):
            trace("adjust", one_later(rating))
            rating = one_later(rating)
        if rating > best if maximising else rating < best:
            trace("improve", cell)
            best = rating
            best_cell = cell
    trace("return", best)
    return best, best_cell
