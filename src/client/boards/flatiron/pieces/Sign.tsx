/** Signs with their figures, as they appear on cards, boards and floors. */
import { memo } from 'react';
import { at } from '#kernel';
import { newSign } from '../../kit/newSign.ts';
import { useBoardText, useGameText } from '../boardText.ts';
import { figureOf, type Picture } from '../pictures.ts';
import { SIGNS, type SignName } from './signs.tsx';

const NO_COLORS: readonly number[] = [];

/** One sign alone; in an SVG it has a place and a size. */
export const Sign = memo(function Sign({
  name,
  colors = NO_COLORS,
  ...place
}: {
  name: SignName;
  colors?: readonly number[];
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}) {
  const [one, two] = colors;
  const style = {
    ...(one !== undefined && { '--fi-one': `var(--fi-pillar-${one})` }),
    ...(two !== undefined && { '--fi-two': `var(--fi-pillar-${two})` }),
  };
  return (
    <svg className="fi-sign" viewBox="0 0 24 24" aria-hidden="true" style={style} {...place}>
      {SIGNS[name]}
    </svg>
  );
});

interface SignFigureProps {
  readonly picture: Picture;
  /** What it means, for those who have not met it yet; where no words stand beside it. */
  readonly label?: string | undefined;
  /** Whether words stand beside it that take the place of its figure where there is room, and whether they have the line for themselves. */
  readonly words?: 'beside' | 'alone';
}

const BESIDE_WORDS = { beside: 'fi-shown fi-by-words', alone: 'fi-shown fi-by-words fi-by-alone' };

/** A sign, its figure and the points it brings besides. */
export const SignFigure = memo(function SignFigure({ picture, label, words }: SignFigureProps) {
  const { sign, colors, points } = picture;
  const figure = figureOf(picture, useBoardText().money);
  return (
    <span
      className={words ? BESIDE_WORDS[words] : 'fi-shown'}
      {...(label !== undefined && newSign(sign, label))}
      aria-hidden="true"
    >
      <Sign name={sign} colors={colors} />
      {figure && <b>{figure}</b>}
      {colors.length > 0 && sign !== 'trade' && <Letters colors={colors} />}
      {points !== undefined && (
        <span className="fi-plus">
          <Sign name="points" />
          <b>{points}</b>
        </span>
      )}
    </span>
  );
});

/** The colours of a sign as letters. */
function Letters({ colors }: { colors: readonly number[] }) {
  const { letters } = useGameText().names;
  return <i className="fi-letters">{colors.map((color) => at(letters, color)).join('')}</i>;
}

/** Reputation as a thumb and a number; nothing where there is none. */
export const Reputation = memo(function Reputation({
  value,
  label,
}: {
  value: number;
  label?: string | undefined;
}) {
  if (value === 0) return null;
  return (
    <span
      className={value > 0 ? 'fi-rep fi-good' : 'fi-rep fi-bad'}
      {...(label !== undefined && newSign(value > 0 ? 'up' : 'down', label))}
      aria-hidden="true"
    >
      <Sign name={value > 0 ? 'up' : 'down'} />
      {value > 0 ? `+${value}` : `−${-value}`}
    </span>
  );
});
