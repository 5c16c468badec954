/** Which level one plays like, from reviews of one's games; more can be reviewed at once. */
import { type Box, fingerprintOf } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { figuresOf, type LevelFigures, levelLike } from '../../table/review/playedLike.ts';
import { Panel } from './Panel.tsx';
import type { ListedGame, Reviewed } from './statisticsApi.ts';
import { useReviews } from './useReviews.ts';

/** So many of the latest games are reviewed at once. */
const AT_ONCE = 5;

/** Fewer decisions say too little. */
const FEWEST_DECISIONS = 12;

interface Props {
  readonly game: { readonly id: string; readonly box: Box };
  readonly reviewed: Reviewed;
  readonly listed: readonly ListedGame[];
  readonly again: () => void;
}

/** Nothing for games whose levels were not measured. */
export function PlaysLike({ game, reviewed: { cost, tables }, listed, again }: Props) {
  const text = useText('statistics');
  const levels = figuresOf(game.id);
  const latest = listed.slice(0, AT_ONCE).filter(({ table }) => !tables.includes(table));
  const { state, start, stop } = useReviews(fingerprintOf(game.box), again);
  if (levels.length === 0) return null;
  const like =
    cost.decisions < FEWEST_DECISIONS
      ? undefined
      : levelLike(cost.cost / cost.decisions, cost.decisions, levels);
  const heading = !like
    ? text.whichLevel
    : like.lowest === like.highest
      ? text.playsLike(like.level)
      : text.playsLikeRange(like.lowest, like.highest);
  return (
    <Panel id="plays-like" heading={heading}>
      <Towers count={levels.length} like={like} />
      {like ? (
        <p>
          <Shares good={cost.good / cost.decisions} level={like.level} levels={levels} />{' '}
          <span className="meta">{text.reviewed(cost.games)}</span>
        </p>
      ) : (
        <p>{text.tooFew}</p>
      )}
      {state.step === 'running' ? (
        <div className="review-progress">
          <p role="status">{text.reviewing(state.game, state.games)}</p>
          <progress
            value={state.done}
            max={state.plays}
            aria-label={text.reviewing(state.game, state.games)}
          />
          <button type="button" className="btn btn-line" onClick={stop}>
            {text.stop}
          </button>
        </div>
      ) : latest.length > 0 ? (
        <button type="button" className="btn btn-line" onClick={() => start(latest)}>
          {text.review(latest.length)}
        </button>
      ) : (
        <p className="meta">{text.allReviewed}</p>
      )}
      <p role="alert">{state.step === 'failed' && text.reviewFailed}</p>
    </Panel>
  );
}

interface SharesProps {
  readonly good: number;
  readonly level: number;
  readonly levels: readonly LevelFigures[];
}

function Shares({ good, level, levels }: SharesProps) {
  const text = useText('statistics');
  const { language } = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const [ofLevel, ofTop] = [levels[level - 1]?.good ?? 0, levels.at(-1)?.good ?? 0];
  return text.shares(percent.format(good), level, percent.format(ofLevel), percent.format(ofTop));
}

const [WIDTH, HEIGHT, GAP] = [60, 90, 12];

/** One tower for each level, those that one plays like filled. */
function Towers({ count, like }: { count: number; like: ReturnType<typeof levelLike> | undefined }) {
  const text = useText('statistics');
  const isLike = (level: number) => like !== undefined && level >= like.lowest && level <= like.highest;
  return (
    <svg className="towers" viewBox={`0 0 ${count * (WIDTH + GAP)} ${HEIGHT + 44}`} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const level = i + 1;
        const [left, tall] = [i * (WIDTH + GAP) + GAP / 2, (HEIGHT * (level + 1)) / (count + 1)];
        const top = HEIGHT + 20 - tall;
        return (
          <g key={level} className={isLike(level) ? 'tower tower-own' : 'tower'}>
            <path
              d={`M${left + 12} ${HEIGHT + 20}V${top + 16}h6V${top + 8}h6V${top}h12v8h6v8h6V${HEIGHT + 20}z`}
            />
            <line x1={left} x2={left + WIDTH} y1={HEIGHT + 20} y2={HEIGHT + 20} />
            <text x={left + WIDTH / 2} y={HEIGHT + 39} textAnchor="middle">
              {level}
            </text>
            {like?.level === level && (
              <text className="tower-you" x={left + WIDTH / 2} y={top - 6} textAnchor="middle">
                {text.yourLevel}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
