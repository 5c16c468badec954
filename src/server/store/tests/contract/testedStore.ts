/** What every test of the contract gets: a store on a fresh database, and how to get more of them. */
import type { StorePlace } from '../../openStore.ts';
import type { Store } from '../../store.ts';
import type { Places } from '../testDatabases.ts';

export interface Tested {
  readonly places: Places;
  place: StorePlace;
  store: Store;
}
