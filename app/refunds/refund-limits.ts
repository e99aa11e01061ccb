/** How often a buyer can say that a refund is not there: after that support looks at it. */
export const mostDenials = 2;
