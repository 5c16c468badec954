/** A what-if at the table: the board as in play, under a banner that says that nothing counts. */
import { type ReactNode, useState } from 'react';
import type { Title } from '#games';
import { BOT_NAMES } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { TableScreen } from '../screen/TableScreen.tsx';
import type { Think } from '../thinking/workerClient.ts';
import type { Branch } from './branch.ts';
import { Comparison, useBothResults } from './Comparison.tsx';
import { useBranches } from './useBranches.ts';
import './whatif.css';

interface Props {
  readonly title: Title;
  readonly branch: Branch;
  readonly think: Think;
  /** The link to the branch, where others may open it. */
  readonly address: string | undefined;
  /** The way back to the game. */
  readonly back: ReactNode;
}

export function WhatIfTable({ title, branch, think, address, back }: Props) {
  const { language } = useLanguage();
  const text = useText('whatIf');
  const { table } = useText();
  const { store, level, tries, begin } = useBranches(title, branch, think);
  const [isComparing, setIsComparing] = useState(false);
  const both = useBothResults(branch, tries);
  return (
    <div className="whatif" data-game={title.game.id}>
      <section className="whatif-banner" aria-label={text.title}>
        <p>
          <b>{text.from(branch.move + 1)}</b>{' '}
          <span className="meta" role="status">
            {both ?? (branch.isDrawnAnew ? text.drawnAnew : text.notCounted)}
          </span>
        </p>
        <div className="whatif-acts">
          <span className="select">
            <select
              className="field"
              aria-label={text.bots}
              value={level}
              onChange={({ target }) => begin(BOT_NAMES.find((one) => one === target.value) ?? level)}
            >
              {BOT_NAMES.map((one) => (
                <option key={one} value={one}>
                  {table.bot[one]}
                </option>
              ))}
            </select>
          </span>
          <button type="button" className="btn btn-line" onClick={() => setIsComparing(true)}>
            {text.compare}
          </button>
          <button type="button" className="btn btn-line" onClick={() => begin(level)}>
            {text.again}
          </button>
          {back}
        </div>
      </section>
      <TableScreen
        key={tries.at(-1)?.number}
        words={title.words[language]}
        store={store}
        game={title.game}
        playAgain={
          <button type="button" className="btn btn-primary" onClick={() => begin(level)}>
            {text.again}
          </button>
        }
        endButtons={
          <button type="button" className="btn btn-line" onClick={() => setIsComparing(true)}>
            {text.compare}
          </button>
        }
      />
      {isComparing && (
        <Comparison
          title={title}
          branch={branch}
          tries={tries}
          address={address}
          onClose={() => setIsComparing(false)}
        />
      )}
    </div>
  );
}
