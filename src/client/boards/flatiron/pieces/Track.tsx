/** The score track: everybody's mark, the newsboy and his spaces. */
import { AMOUNTS } from '#games/flatiron/components';
import { at } from '#kernel';
import { SHAPES } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { TRACK_HEIGHT, trackIn } from '../layout.ts';
import { whoIs } from '../notes.ts';
import { Newsboy } from './Figures.tsx';

export function Track({ width }: { width: number }) {
  const { view, text, name, marked, standings: scores } = useBoard();
  const { board } = text;
  const { points } = text.names;
  const { most, line, x } = trackIn(width, Math.max(...scores.map((one) => one.points)));
  const newsboy = AMOUNTS.newsboySpaces[view.newsboy];
  const told = [
    ...scores.map((one) => board.tells(whoIs(one.who, name), points(one.points))),
    newsboy === undefined ? board.newsboyGone : board.newsboy(newsboy),
  ];
  return (
    <svg
      className="fi-track"
      data-part="track"
      viewBox={`0 0 ${width} ${TRACK_HEIGHT}`}
      role="img"
      aria-label={`${board.scoreTrack}. ${told.join('. ')}`}
      data-note={note(board.scoreTrack, ...told)}
    >
      <path className="fi-line" d={ticks(most, line, x)} />
      <text className="fi-end" x={x(0)} y={line - 12} textAnchor="middle">
        0
      </text>
      <text className="fi-end" x={x(most)} y={line - 12} textAnchor="middle">
        {most}
      </text>
      {AMOUNTS.newsboySpaces.map((space, i) => (
        <g key={space} className={i < view.newsboy ? 'fi-space fi-reached' : 'fi-space'}>
          <rect x={x(space) - 13} y={line - 9} width="26" height="18" rx="3" />
          <text x={x(space)} y={line} dy=".36em" textAnchor="middle">
            {space}
          </text>
        </g>
      ))}
      {newsboy !== undefined && (
        <g transform={`translate(${x(newsboy) - 12} ${line - 36}) scale(.76)`}>
          <g
            data-piece="newsboy"
            data-part="newsboy"
            data-sign="newsboy"
            data-label={board.newsboy(newsboy)}
            className={marked('newsboy')}
          >
            <Newsboy />
          </g>
        </g>
      )}
      {scores.map(({ who, points: score }, i) => {
        const above = scores.some((one, j) => j !== i && Math.abs(x(one.points) - x(score)) < 20);
        const y = above ? line + (i === 0 ? 9 : -9) : line;
        return (
          <g key={who} transform={`translate(${x(score)} ${y})`}>
            <g data-piece={`score-${who}`} className={`fi-score${marked(`score:${who}`)}`}>
              <path
                transform="translate(-9.6 -9.6) scale(.8)"
                d={at(SHAPES, who)}
                fill={`var(--p${who + 1})`}
                stroke="var(--ink)"
                strokeWidth="1.6"
              />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

function ticks(most: number, line: number, x: (score: number) => number): string {
  const marks = Array.from({ length: most / 5 + 1 }, (_, i) => {
    const long = i % 2 === 0 ? 6 : 4;
    return `M${x(i * 5)} ${line - long}v${2 * long}`;
  });
  return `M${x(0)} ${line}H${x(most)}${marks.join('')}`;
}
