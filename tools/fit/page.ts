/** Makes bench/fit.md from what the fits of all games have found out. */
import type { Comparison, SeatsReport } from './report.ts';

/** What is kept of the fits of one game. */
export interface GameReport {
  readonly game: string;
  readonly seats: Readonly<Record<string, SeatsReport & { readonly command: string }>>;
}

const INTRODUCTION = `# How well positions are judged

Written by \`npm run fit -- <game>\` ([docs/bots.md](../docs/bots.md)), a section for each game. Bots play seeded games; at some decisions final points are forecast from the points so far, from what
positions are worth by hand, and from that with fitted weights of named features. All figures are of deals held out from fitting: R² is the share of the variance of final differences between two players that a forecast
explains (below 0 it does worse than expecting the mean), winners the share of samples whose best player went on to win.
`;

const HEAD = [
  '| seats | phase | samples | R²: points | by hand | fitted | winners: points | by hand | fitted |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

const CALIBRATION_HEAD = [
  '| seats | games | samples | ridge | correction | leads overestimated by | calibrated, by | command |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

export function page(reports: readonly GameReport[]): string {
  return `${INTRODUCTION}\n${reports.map(section).join('\n')}`;
}

function section({ game, seats }: GameReport): string {
  const counts = Object.keys(seats);
  const rows = counts.flatMap((count) => {
    const { all, phases } = seats[count] as SeatsReport;
    return [
      ...Object.entries(phases).map(([phase, comparison]) => row(count, phase, comparison)),
      row(count, '**all**', all),
    ];
  });
  const fits = counts.map((count) => {
    const { games, samples, strength, inPlay, hope, command } = seats[count] as GameReport['seats'][string];
    const { ridge, phaseTimes, weighsWorth } = strength;
    const cells = [
      count,
      games,
      samples,
      `${ridge}, phases × ${phaseTimes}${weighsWorth ? ', worth weighed' : ''}`,
      inPlay ? 'in play' : 'not in play',
      ...hope.map((points) => `${points.toFixed(2)} points`),
      `\`${command}\``,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `## ${game}

${HEAD}
${rows.join('\n')}

${CALIBRATION_HEAD}
${fits.join('\n')}

![expected leads against what came](fit/${game}-calibration.svg)
`;
}

function row(seats: string, phase: string, { samples, points, byHand, fitted }: Comparison): string {
  const forecasts = [points, byHand, fitted];
  const cells = [
    seats,
    phase,
    samples,
    ...forecasts.map(({ r2 }) => r2.toFixed(3)),
    ...forecasts.map(({ winners }) => `${(100 * winners).toFixed(1)} %`),
  ];
  return `| ${cells.join(' | ')} |`;
}
