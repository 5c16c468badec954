/** The store, in this thread or in one of its own. */
export { storeOn } from './calls.ts';
export { Clash, StoreGone } from './errors.ts';
export { openStore } from './openStore.ts';
export type * from './store.ts';
export { storeFile } from './storeFile.ts';
export { type StoreThread, startStoreThread } from './storeThread.ts';
