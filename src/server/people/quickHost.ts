/** The host of quick tables is nobody's account: they start by themselves, and no player has to stay for it. */
export const QUICK_HOST = 'quickmatch';
