/** R1, R2: what is in the box, and how it is laid out, in drawings. */
import { AMOUNTS, COLORS, FIRST_DECREE, PAPERS } from '#games/flatiron/components';
import { Mark } from '../../../ui/Mark.tsx';
import { Alternatives, Captioned, Group, Sequence } from '../../kit/RuleParts.tsx';
import { Newsboy } from '../pieces/Figures.tsx';
import { Disc } from '../pieces/Pillar.tsx';
import { Board } from '../pieces/ruleChoices.tsx';
import { Drawing, Newspaper, PlaceSign, PrintedColumn, WholeCard } from '../pieces/ruleParts.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Floor, Money, Roof } from './figures.tsx';

const STARTING = 4;

export const boxDrawings = {
  'R1.1': () => (
    <Drawing>
      <Group>
        <WholeCard card={0} />
        <WholeCard card={8} />
        <WholeCard card={23} />
      </Group>
    </Drawing>
  ),
  'R1.2': () => (
    <Drawing>
      <Group>
        <WholeCard card={FIRST_DECREE} />
        <WholeCard card={FIRST_DECREE + 4} />
      </Group>
    </Drawing>
  ),
  'R1.3': () => (
    <Drawing>
      <Group>
        <Floor fits={({ slots }) => slots.some(({ type }) => type === 'reputation')} />
        <Roof />
      </Group>
    </Drawing>
  ),
  'R1.4': () => (
    <Drawing>
      <Group>
        {PAPERS.map((paper) => (
          <Newspaper key={paper} name={paper} />
        ))}
      </Group>
    </Drawing>
  ),
  'R1.5': () => (
    <Drawing>
      <Group>
        <PrintedColumn side={0} street={0} />
        <PrintedColumn side={0} street={1} />
      </Group>
    </Drawing>
  ),
  'R1.6': () => (
    <Drawing>
      <Group>
        {COLORS.map((color, number) => (
          <Captioned key={color} caption={`×${AMOUNTS.pillarsPerColor}`}>
            <Disc color={number} />
          </Captioned>
        ))}
        <Captioned caption={`×${AMOUNTS.reputationTokens}`}>
          <Sign name="token" />
        </Captioned>
      </Group>
    </Drawing>
  ),
  'R1.7': () => (
    <Drawing>
      <Group>
        {[0, 1, 2, 3, 4].map((place) => (
          <PlaceSign key={place} place={place} />
        ))}
        <Mark seat={2} />
      </Group>
    </Drawing>
  ),
  'R2.1': () => (
    <Drawing>
      <Sequence>
        <Floor fits={({ slots }) => slots.some(({ type }) => type === 'points')} />
        <Captioned caption={`×${STARTING}`}>
          <Floor fits={({ effect }) => effect.type === 'colorBonus'} />
        </Captioned>
        <Roof />
      </Sequence>
    </Drawing>
  ),
  'R2.2': () => (
    <Drawing>
      <Group>
        <Newspaper name="dollars3" />
        <Captioned caption="10">
          <svg viewBox="0 0 34 40" width="38" height="45" aria-hidden="true">
            <Newsboy />
          </svg>
        </Captioned>
      </Group>
    </Drawing>
  ),
  'R2.3': () => (
    <Drawing>
      <Group>
        <PlaceSign place={0} />
        <WholeCard card={0} />
      </Group>
    </Drawing>
  ),
  'R2.4': () => (
    <Drawing>
      <Captioned caption={`×${AMOUNTS.decreesShown}`}>
        <WholeCard card={FIRST_DECREE + 1} />
      </Captioned>
    </Drawing>
  ),
  'R2.5': () => (
    <Drawing>
      <Alternatives>
        <Board side={0} />
        <Board side={1} />
      </Alternatives>
    </Drawing>
  ),
  'R2.6': () => (
    <Drawing>
      <Group>
        {AMOUNTS.startMoney.map((dollars, seat) => (
          <Group key={dollars}>
            <Mark seat={seat} />
            <Money dollars={dollars} />
          </Group>
        ))}
      </Group>
    </Drawing>
  ),
};
