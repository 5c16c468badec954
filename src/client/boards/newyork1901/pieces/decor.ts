/** For parts of a drawing that only decorate: what they show is said elsewhere. */
export const DECOR = { 'aria-hidden': true } as const;
