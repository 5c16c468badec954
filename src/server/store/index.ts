/** The store, in this thread or in one of its own. */

export { firstBroken } from './auditChain.ts';
export * from './blockStore.ts';
export { checkLadder } from './checkLadder.ts';
export * from './circleStore.ts';
export type * from './dailyStore.ts';
export type * from './moderationStore.ts';
export * from './noticeStore.ts';
export { openStore } from './openStore.ts';
export type * from './ratingCheckStore.ts';
export * from './ratingStore.ts';
export * from './resultStore.ts';
export type * from './statisticsStore.ts';
export * from './store.ts';
export { Clash, StoreGone } from './storeErrors.ts';
export { storeFile } from './storeFile.ts';
export { storeOn } from './storePort.ts';
export { type StoreThread, startStoreThread } from './storeThread.ts';
export * from './tournamentStore.ts';
export type * from './turnStore.ts';
