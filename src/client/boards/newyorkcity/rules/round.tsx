/** Chapters 1 to 5 in drawings: the box, setting up, the press track, a round, characters. */
import { BASE_VALUES, CHARACTER, KINDS, VEHICLES } from '#games/newyorkcity/components';
import { BLACK } from '#games/newyorkcity/queries';
import { Alternatives, Captioned, Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { PhaseBadge } from '../pieces/CharacterTile.tsx';
import { KindSign } from '../pieces/Kind.tsx';
import { OwnerMark } from '../pieces/Owner.tsx';
import {
  Base,
  Character,
  DeckCards,
  Drawing,
  Kinds,
  Letter,
  MAYORS_LETTERS,
  OneVehicle,
  Pair,
  Tile,
  Towers,
  Track,
  Used,
} from '../pieces/ruleParts.tsx';
import { Sign } from '../pieces/Sign.tsx';
import { Limousine } from '../pieces/Vehicle.tsx';
import type { NewYorkCityRules } from './shape.ts';

export const roundRules = {
  'R1.2': () => (
    <Drawing>
      <Group>
        {BASE_VALUES.map((value, i) => (
          <Base key={i} value={value} />
        ))}
        {[...MAYORS_LETTERS, 'X'].map((letter) => (
          <Letter key={letter} letter={letter} />
        ))}
      </Group>
    </Drawing>
  ),
  'R1.3': () => (
    <Drawing>
      <Pair of={KINDS} />
    </Drawing>
  ),
  'R1.4': () => (
    <Drawing>
      <Group>
        <Character number={CHARACTER.secretary} />
        <Character number={CHARACTER.editor} />
      </Group>
    </Drawing>
  ),
  'R1.5': () => (
    <Drawing>
      <Group>
        {VEHICLES.map((name) => (
          <OneVehicle key={name} name={name} />
        ))}
      </Group>
    </Drawing>
  ),
  'R1.6': () => (
    <Drawing>
      <Group>
        {VEHICLES.map((name) => (
          <Tile key={name} vehicle={name} />
        ))}
      </Group>
    </Drawing>
  ),
  'R2.2': () => (
    <Drawing>
      <Group>
        <Towers owner={BLACK} count={2} />
        <OneVehicle name="subway" />
        <Sign name="statue" />
        <b>4</b>
      </Group>
    </Drawing>
  ),
  'R2.5': () => (
    <Drawing>
      <Group>
        <Letter letter="X" />
        <Towers owner={0} count={1} />
        <b>+</b>
        <Towers owner={0} count={4} />
        <b>+</b>
        <Kinds kind="dollars" count={1} />
        <b>+</b>
        <DeckCards count={2} />
      </Group>
    </Drawing>
  ),
  'R2.7': () => (
    <Drawing>
      <Alternatives>
        <Open>
          <Group>
            <Character number={1} />
            <Character number={13} />
          </Group>
        </Open>
        <Group>
          <Character number={6} />
          <Character number={23} />
        </Group>
      </Alternatives>
    </Drawing>
  ),
  'R3.1': () => (
    <Drawing>
      <Sequence>
        <Track from={0} to={6} pawns={{ 2: [0], 5: [1] }} />
        <Track from={0} to={6} pawns={{ 5: [1, 0] }} />
      </Sequence>
    </Drawing>
  ),
  'R3.3': () => (
    <Drawing>
      <Group>
        <Track from={2} to={5} pawns={{ 3: [0], 5: [1] }} />
        <OwnerMark owner={0} size={22} />
        <Pair of={['dollars', 'dollars']} />
        <b>=</b>
        <OwnerMark owner={1} size={22} />
        <Pair of={['dollars', 'dollars']} />
        <Sign name="crown" />
      </Group>
    </Drawing>
  ),
  'R3.4': () => (
    <Drawing>
      <Alternatives>
        <Track from={5} to={9} pawns={{ 7: [0], 8: [BLACK] }} />
        <Track from={5} to={9} pawns={{ 8: [BLACK, 0] }} />
      </Alternatives>
    </Drawing>
  ),
  'R4.1': () => (
    <Drawing>
      <Sequence>
        <Group>
          <KindSign kind={KINDS.indexOf('dollars')} />
          <Character number={CHARACTER.singer} />
        </Group>
        <Character number={CHARACTER.singer} />
      </Sequence>
    </Drawing>
  ),
  'R4.2': () => (
    <Drawing>
      <Group>
        <svg viewBox="0 0 44 24" width="60" aria-hidden="true">
          <Limousine x={0} y={0} width={44} height={24} />
        </svg>
        <Sequence>
          {MAYORS_LETTERS.map((letter) => (
            <Letter key={letter} letter={letter} isMayors={letter === 'A'} />
          ))}
        </Sequence>
        <Crossed>
          <Letter letter="X" />
        </Crossed>
      </Group>
    </Drawing>
  ),
  'R4.3': () => (
    <Drawing>
      <Group>
        <Tile vehicle="boat" />
        <Tile vehicle="subway" />
      </Group>
    </Drawing>
  ),
  'R4.4': () => (
    <Drawing>
      <Sequence>
        <DeckCards count={3} />
        <Pair of={['press', 'plans', 'joker']} />
      </Sequence>
    </Drawing>
  ),
  'R4.7': () => (
    <Drawing>
      <Sequence>
        <Alternatives>
          <Pair of={['press', 'plans']} />
          <Open>
            <Pair of={['dollars', 'dollars']} />
          </Open>
          <Pair of={['joker', 'prestige']} />
        </Alternatives>
        <Pair of={['dollars', 'dollars']} />
      </Sequence>
    </Drawing>
  ),
  'R5.1': () => <Used number={CHARACTER.singer} brings={<Sign name="star" />} />,
  'R5.2': () => (
    <Drawing>
      <Crossed>
        <Group>
          <KindSign kind={KINDS.indexOf('dollars')} />
          <KindSign kind={KINDS.indexOf('dollars')} />
          <Character number={CHARACTER.singer} />
        </Group>
      </Crossed>
    </Drawing>
  ),
  'R5.3': () => (
    <Drawing>
      <Sequence>
        <Captioned caption="1–11">
          <PhaseBadge phase="draft" />
        </Captioned>
        <Captioned caption="12–22">
          <PhaseBadge phase="bidding" />
        </Captioned>
        <Captioned caption="23–27">
          <PhaseBadge phase="last" />
        </Captioned>
      </Sequence>
    </Drawing>
  ),
  'R5.6': () => (
    <Drawing>
      <Group>
        <Captioned caption="28–42">
          <PhaseBadge phase="end" />
        </Captioned>
        <Character number={CHARACTER.manager} />
      </Group>
    </Drawing>
  ),
} satisfies NewYorkCityRules;
