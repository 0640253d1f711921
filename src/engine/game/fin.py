EMPTY, X, O = 0, 1, 4
NOT_OVER, DRAWN = 0, 3
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6),
         (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def fin(board):
    """1: X has won, 4: O has won, 3: a draw, 0: not over. And the sum of each line."""
    states, sums = [], []
    winner = None
    for line in LINES:
        trace("look")
        a, b, c = [board[cell] for cell in line]
        trace("and")
        both_and = a & b & c
        trace("or")
        both_or = a | b | c
        if both_and != EMPTY:
            trace("won")
            states.append("won")
            winner = both_and
        elif both_or == X | O:
            trace("dead")
            states.append("dead")
        else:
            trace("open")
            states.append("open")
        trace("sum")
        sums.append(a + b + c)
    result = winner or (NOT_OVER if "open" in states else DRAWN)
    trace("result")
    return result, sums
