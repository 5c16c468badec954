/** Sentences that have to be right in every language: prices, what happens to things, plurals. */
import { describe, expect, it } from 'vitest';
import { at, LANGUAGES, type Language } from '#kernel';
import { DANIEL } from '../components.ts';
import { flatiron } from '../index.ts';
import type { State } from '../state.ts';
import type { Action } from '../steps.ts';
import { words } from '../text/index.ts';
import {
  actingAt,
  alone,
  danielCard,
  deedOf,
  fullLevel,
  HALL,
  level,
  paper,
  play,
  rowOf,
  STREET23,
  turnOf,
  UPPER,
  working,
} from './layout.ts';

const name = (seat: number) => ['Ana', 'Ben'][seat] ?? '';
const telling = (state: State) => ({ view: flatiron.view(state, 0), name });
/** A sentence in every language. */
const inAll = (say: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Record<Language, string>;
const answered = (state: State, action: Action) =>
  inAll((language) => words[language].answer(action, telling(state)));
const asked = (state: State) =>
  inAll((language) => words[language].prompt(at(flatiron.decisions(state), 0).prompt, telling(state)));

describe('what things cost', () => {
  it('[R7.8] tells the price of any pillar as it is now', () => {
    const { state, answer } = play(working([deedOf('S02', UPPER)], { levels: [level('F14')] }));
    for (const label of Object.values(answered(state, { use: true }))) expect(label).toMatch(/\$1|1 \$/);
    answer(0, { use: true });
    for (const question of Object.values(asked(state))) expect(question).toMatch(/\$1|1 \$/);
  });

  it('[R8.9] [R4.1] tells the price of each deck’s card, less what the newspaper saves', () => {
    const { state, answer } = play(actingAt(HALL, { paper: paper('cardCheaper') }));
    answer(0, { do: 'activate' });
    for (const label of Object.values(answered(state, { deck: 0 }))) expect(label).toMatch(/\$2,|2 \$,/);
  });

  it('[R7.7] [R4.4] tells what decrees cost now', () => {
    const usual = actingAt(HALL);
    for (const label of Object.values(answered(usual, { do: 'buy' }))) expect(label).toMatch(/\$3|3 \$/);
    const cheap = actingAt(HALL, { levels: [level('F13')] });
    for (const label of Object.values(answered(cheap, { do: 'buy' }))) expect(label).toMatch(/\$2|2 \$/);
  });
});

describe('what is meant', () => {
  it('[R8.1] [R3.8] tells one’s own newspaper from that of the day', () => {
    const state = actingAt(HALL, { me: { hand: [paper('dollars3')] } });
    const own = answered(state, { spend: paper('dollars3') });
    const ofTheDay = answered(state, { do: 'activate' });
    expect(own.en).toBe('Spend your newspaper: gain $3');
    expect(ofTheDay.en).toBe('Use the newspaper of the day: gain $3');
    for (const language of LANGUAGES) expect(ofTheDay[language]).not.toBe(own[language]);
  });

  it('[R6.13] tells what the newspaper of the day does where a card uses it', () => {
    const { state } = play(working([deedOf('S06', UPPER)], { paper: paper('dollars2point1') }));
    expect(answered(state, { use: true }).en).toBe('Use the newspaper of the day: gain $2 and 1 point');
  });

  it('[R8.3] [R10.13] tells where the other newspaper goes', () => {
    const changes = { me: { dollars: 5, points: 4 }, levels: [fullLevel('F01')] };
    const agenda = turnOf(0, { step: 'reach', seat: 0, deed: rowOf(STREET23, 1) });
    const two = play(working([rowOf(STREET23, 1)], changes));
    const one = play(alone({}, { ...changes, agenda }));
    for (const { answer } of [two, one]) answer(0, { use: true });
    expect(asked(two.state).en).toMatch(/rival/);
    expect(asked(one.state).en).toMatch(/newspaper of the day/);
    for (const language of LANGUAGES) expect(asked(one.state)[language]).not.toBe(asked(two.state)[language]);
  });

  it('[R4.4] [R1.2] calls the reputation of both halves by its name', () => {
    const { state, answer } = play(actingAt(HALL));
    answer(0, { do: 'buy' });
    const { en } = answered(state, { decree: at(state.decrees, 0) });
    expect(en.match(/reputation/g)).toHaveLength(2);
  });

  it('[R2.6] tells who goes first', () => {
    const began = (first: boolean) =>
      inAll((language) => words[language].event({ did: 'began', seat: 0, dollars: 7, first }, name));
    expect(began(true).en).toBe('Ana goes first and starts with $7.');
    for (const language of LANGUAGES) expect(began(true)[language]).not.toBe(began(false)[language]);
  });
});

describe('how numbers are said', () => {
  it('[R6.4] counts in PV where the box does, and in points elsewhere', () => {
    const said = (points: number) =>
      inAll((language) => words[language].event({ did: 'scored', seat: 0, points, cause: 'action' }, name));
    expect(said(1)).toMatchObject({
      en: 'Ana scores 1 point.',
      fr: 'Ana marque 1 PV.',
      es: 'Ana obtiene 1 PV.',
      de: 'Ana erhält 1 Punkt.',
    });
    expect(said(2).de).toBe('Ana erhält 2 Punkte.');
  });

  it('[R5.8] does not let the points of a floor read like its price', () => {
    const { state } = play(working([rowOf(STREET23, 1)], { levels: [fullLevel('F01')] }));
    expect(answered(state, { use: true })).toMatchObject({
      en: '$5: build the floor, 6 points',
      fr: '5 $ : construire l’étage, 6 PV',
      es: '5 $: construir la planta, 6 PV',
      de: '5 $: Etage bauen, 6 Punkte',
    });
  });

  it('[R9.2] [R9.4] says what is counted at the end', () => {
    const street = { did: 'scoredStreet', seat: 0, street: STREET23, reputation: -1, points: -3 } as const;
    expect(inAll((language) => words[language].event(street, name))).toMatchObject({
      en: 'Ana: reputation −1 on 23rd Street, −3 points.',
      fr: 'Ana : réputation −1 dans la 23rd Street, −3 PV.',
      es: 'Ana: reputación −1 en la 23rd Street, −3 PV.',
      de: 'Ana: Ruf −1 in der 23rd Street, −3 Punkte.',
    });
  });

  it('[R10.12] [R10.11] tells a first repeat from a second', () => {
    const taken = (again: boolean) =>
      words.en.event({ did: 'danielTookCard', card: danielCard('B6'), taken: 0, again }, name);
    expect(taken(false)).toBe(
      'The main place of card B6 has come up before: Daniel takes a Broadway card (R10.11).',
    );
    expect(taken(true)).toBe(
      'A second main place comes up again, that of card B6: Daniel takes a Broadway card (R10.12).',
    );
  });

  it('[Q26] says how the game ended, not who is ahead: a tie is won by the roof', () => {
    expect(inAll((language) => words[language].ending('danielWins'))).toEqual(
      inAll((language) => words[language].ending('roof')),
    );
    expect(words.en.event({ did: 'metNewsboy', who: DANIEL, space: 50, next: 0 }, name)).toBe(
      'Daniel reaches the newsboy at 50, who leaves the game (R10.14).',
    );
  });
});
