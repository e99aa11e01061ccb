/** How often a buyer can say that a refund is not there: after that both sides write to support. */
export const mostDenials = 2;
