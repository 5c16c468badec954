/** The house hosts quick tables, so that they start by themselves and nobody has to stay for it. */
export const QUICK_HOST = 'quickmatch';
