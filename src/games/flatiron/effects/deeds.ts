/** R5, R6, R8: when each kind of action can be done, and what it does. A kind without its rule does not compile. */
import { at, type Seat } from '#kernel';
import { ownDeeds, visibleDeeds } from '../columns.ts';
import { DEEDS, type Deed, type DeedType, deedCard, paperDeed } from '../components.ts';
import { because, type Obstacle } from '../refusals.ts';
import { playerOf, type State } from '../state.ts';
import type { Chain, Tools } from '../steps.ts';
import { building } from './building.ts';
import { cards } from './cards.ts';
import type { DeedRule, DeedRules } from './deedRule.ts';
import { income } from './income.ts';
import { trading } from './trading.ts';

/** R6.7, R6.9 An action that leads to another one. */
interface Link {
  /** [Q15] A chain uses each kind at most once, so that no action leads back to itself: its bit. */
  readonly used: Chain;
  readonly rule: string;
  /** Where the other action is found. */
  choices(state: State, seat: Seat): Deed[];
}

const LINKS = {
  otherAction: { used: 1, rule: 'R6.7', choices: (state, seat) => ownDeeds(playerOf(state, seat)) },
  visibleCard: { used: 2, rule: 'R6.9', choices: (state) => visibleDeeds(state) },
} as const satisfies { readonly [K in DeedType]?: Link };

const CHAIN_USED = because('Q15', 'chainUsed');
const TOO_POOR_FOR_HALL = because('R6.11', 'tooPoor');

/** R6.7, R6.9 The seat pays, then uses another action. */
function linking(link: Link): DeedRule {
  const tooPoor = because(link.rule, 'tooPoor');
  const nothingToUse = because(link.rule, 'nothingToUse');
  return {
    obstacle(state, seat, { cost }, dollars, _deed, chain) {
      if (chain & link.used) return CHAIN_USED;
      if (cost > dollars) return tooPoor;
      const others = link.choices(state, seat);
      for (const other of others)
        if (!obstacle(state, seat, other, chain | link.used, dollars - cost)) return undefined;
      return nothingToUse;
    },
    perform(draft, seat, { cost }, tools, deed, before) {
      const chain = before | link.used;
      playerOf(draft, seat).dollars -= cost;
      const choices = chainChoices(draft, seat, deed, chain);
      if (choices.length > 1) tools.next({ step: 'pickDeed', seat, deed, chain });
      else useInChain(draft, seat, deed, at(choices, 0), chain, tools);
    },
  };
}

const linked: DeedRules<'newspaper' | 'cityHall' | 'otherAction' | 'visibleCard'> = {
  /** R6.13 The newspaper of the day. */
  newspaper: {
    obstacle: (state, seat, _card, dollars, _deed, chain) =>
      obstacle(state, seat, paperDeed(state.paper), chain, dollars),
    perform(draft, seat, _card, tools, _deed, chain) {
      tools.emit({ did: 'usedPaper', seat, paper: draft.paper });
      perform(draft, seat, paperDeed(draft.paper), chain, tools);
    },
  },

  /** R6.11 One of the three things of City Hall, from afar. */
  cityHall: {
    obstacle: (_state, _seat, { cost }, dollars) => (cost > dollars ? TOO_POOR_FOR_HALL : undefined),
    perform(draft, seat, { cost }, tools) {
      playerOf(draft, seat).dollars -= cost;
      tools.emit({ did: 'reachedHall', seat, cost });
      tools.next({ step: 'pickHallAction', seat });
    },
  },

  otherAction: linking(LINKS.otherAction),
  visibleCard: linking(LINKS.visibleCard),
};

const DEED_RULES: DeedRules<DeedType> = { ...income, ...trading, ...building, ...cards, ...linked };

/** The rules by the number of the action, for speed: bots ask millions of times. */
const RULE_OF: readonly DeedRule[] = DEEDS.map(({ type }) => DEED_RULES[type]);

/** Why the seat cannot do this now with so much money; undefined when it can. */
export function obstacle(state: State, seat: Seat, deed: Deed, chain: Chain, dollars: number): Obstacle {
  return at(RULE_OF, deed).obstacle(state, seat, deedCard(deed), dollars, deed, chain);
}

/** Whether the seat can do this now, at the beginning of a chain and with the money it has. */
export function canDo(state: State, seat: Seat, deed: Deed): boolean {
  return obstacle(state, seat, deed, 0, playerOf(state, seat).dollars) === undefined;
}

/** Does an action that is possible; what needs an answer becomes a step. */
export function perform(draft: State, seat: Seat, deed: Deed, chain: Chain, tools: Tools): void {
  at(RULE_OF, deed).perform(draft, seat, deedCard(deed), tools, deed, chain);
}

/** R6.7, R6.9 How this action leads to another one. */
export function linkOf(deed: Deed): Link {
  const { type } = deedCard(deed);
  if (type === 'otherAction' || type === 'visibleCard') return LINKS[type];
  throw new Error(`${type} leads to no other action`);
}

/** R6.7, R6.9, [Q15] The actions a chain may go on with. */
export function chainChoices(state: State, seat: Seat, from: Deed, chain: Chain): Deed[] {
  const { dollars } = playerOf(state, seat);
  const choices = linkOf(from).choices(state, seat);
  return choices.filter((deed) => !obstacle(state, seat, deed, chain, dollars));
}

/** Goes on with another action, paid for by the one before. */
export function useInChain(
  draft: State,
  seat: Seat,
  from: Deed,
  deed: Deed,
  chain: Chain,
  tools: Tools,
): void {
  tools.emit({ did: 'chained', seat, deed, cost: deedCard(from).cost });
  perform(draft, seat, deed, chain, tools);
}
