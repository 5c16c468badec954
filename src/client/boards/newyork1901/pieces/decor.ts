/** For parts of a drawing that screen readers can skip: what they show is said elsewhere. */
export const DECOR = { 'aria-hidden': true } as const;
