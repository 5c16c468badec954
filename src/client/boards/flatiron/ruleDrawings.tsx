/** The rules of Flatiron that questions lead to, in drawings. */
import { CITY_HALL, FIRST_DECREE, STREETS } from '#games/flatiron/components';
import { Mark } from '../../ui/Mark.tsx';
import { Alternatives, Crossed, Group, Open, Sequence } from '../kit/RuleParts.tsx';
import type { RuleDrawings } from '../kit/ruleDrawings.ts';
import { bonusPicture } from './pictures.ts';
import { Newsboy } from './pieces/Figures.tsx';
import { Disc } from './pieces/Pillar.tsx';
import { AtCityHall, Board, Discs, Figure, Landings, ThingsToDo } from './pieces/ruleChoices.tsx';
import {
  Action,
  CurrentLevel,
  Drawing,
  Newspaper,
  PlaceSign,
  PrintedColumn,
  WholeCard,
} from './pieces/ruleParts.tsx';
import { Sign } from './pieces/Sign.tsx';
import './board.css';
import './signs.css';
import './columns.css';
import './decks.css';
import './holdings.css';
import './pictures.css';
import './rules.css';

const POINTS = bonusPicture({ type: 'points', amount: 2, color: -1 });
const PAPER = bonusPicture({ type: 'useNewspaper', amount: 0, color: -1 });
const [ORANGE, BLUE, WHITE, BLACK] = [0, 1, 2, 3];
/** A card and a decree to lay. */
const CARD = 0;
const BROADWAY = 0;

export const ruleDrawings: RuleDrawings<'flatiron'> = {
  'R2.5': () => (
    <Drawing>
      <Alternatives>
        <Board side={0} />
        <Board side={1} />
      </Alternatives>
    </Drawing>
  ),
  'R3.2': () => (
    <Drawing>
      <Sequence>
        <PlaceSign place={BROADWAY}>
          <Figure />
        </PlaceSign>
        <Open>
          <Group>
            {[1, 2, 3, CITY_HALL].map((place) => (
              <PlaceSign key={place} place={place} />
            ))}
          </Group>
        </Open>
      </Sequence>
    </Drawing>
  ),
  'R3.4': ThingsToDo,
  'R3.7': () => (
    <Drawing>
      <Sequence>
        <Action type="build1" />
        <Crossed>
          <Action type="dollars" />
        </Crossed>
        <Action type="swap" />
      </Sequence>
    </Drawing>
  ),
  'R4.2': () => (
    <Drawing>
      <Sequence>
        <WholeCard card={CARD} />
        <Landings card={CARD} />
      </Sequence>
    </Drawing>
  ),
  'R4.4': () => (
    <Drawing>
      <Sequence>
        <WholeCard card={FIRST_DECREE} />
        <Landings card={FIRST_DECREE} />
      </Sequence>
    </Drawing>
  ),
  'R5.4': () => (
    <Drawing>
      <Sequence>
        <Disc color={BLUE} />
        <CurrentLevel bonus={POINTS} pillars={[WHITE, BLUE, undefined]} />
      </Sequence>
    </Drawing>
  ),
  'R6.3': () => (
    <Drawing>
      <Sequence>
        <Crossed>
          <Disc color={ORANGE} />
        </Crossed>
        <Discs colors={[BLUE, WHITE, BLACK]} />
      </Sequence>
    </Drawing>
  ),
  'R6.5': () => (
    <Drawing>
      <Sequence>
        <Action type="buyAny" />
        <Discs colors={[ORANGE, BLUE, WHITE, BLACK]} />
      </Sequence>
    </Drawing>
  ),
  'R6.7': () => (
    <Drawing>
      <Sequence>
        <Action type="otherAction" />
        <Open>
          <PrintedColumn side={0} street={1} />
        </Open>
      </Sequence>
    </Drawing>
  ),
  'R6.11': () => (
    <Drawing>
      <Sequence>
        <Action type="cityHall" />
        <AtCityHall />
      </Sequence>
    </Drawing>
  ),
  'R7.14': () => (
    <Drawing>
      <Sequence>
        <Sign name="card" />
        <Open>
          <Group>
            {STREETS.map((street, number) => (
              <PlaceSign key={street} place={number} />
            ))}
          </Group>
        </Open>
        <WholeCard card={CARD} />
      </Sequence>
    </Drawing>
  ),
  'R7.16': () => (
    <Drawing>
      <Sequence>
        <CurrentLevel bonus={PAPER} pillars={[undefined, ORANGE, undefined]} />
        <Newspaper name="dollars3" />
      </Sequence>
    </Drawing>
  ),
  'R8.1': () => (
    <Drawing>
      <Sequence>
        <Newspaper name="swap" />
        <Group>
          <Disc color={ORANGE} />
          <Sign name="swap" />
          <Disc color={BLUE} />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R8.3': () => (
    <Drawing>
      <Sequence>
        <svg viewBox="0 0 34 40" width="38" height="45" aria-hidden="true">
          <Newsboy />
        </svg>
        <Group>
          <Newspaper name="dollars3" />
          <Newspaper name="build1" />
        </Group>
        <Group>
          <Mark seat={0} />
          <Open>
            <Newspaper name="build1" />
          </Open>
          <Mark seat={1} />
          <Newspaper name="dollars3" />
        </Group>
      </Sequence>
    </Drawing>
  ),
  'R10.1': () => (
    <Drawing>
      <Alternatives>
        <Board side={2} />
        <Board side={3} />
      </Alternatives>
    </Drawing>
  ),
};
