/** A what-if of a game that is still played on this device: from what the player knows, the rest is drawn anew. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Title } from '#games';
import { at, refused } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { attemptAtTable } from '../../settings/daily.ts';
import { momentAt } from '../../table/moments/gameMoments.ts';
import { replayOfGame } from '../../table/moments/localMoments.ts';
import { newSeed } from '../../table/store/localPlan.ts';
import { seatNames } from '../../table/store/seatNames.ts';
import { botWorker } from '../../table/thinking/workerClient.ts';
import { type Branch, branchOfView } from '../../table/whatif/branch.ts';
import { WhatIfTable } from '../../table/whatif/WhatIfTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../frame/Message.tsx';

const think = botWorker();

interface OpenBranch {
  readonly title: Title;
  readonly branch: Branch;
}

export function LocalWhatIf({ id }: { id: string }) {
  const all = useText();
  const text = useText('whatIf');
  const [found, setFound] = useState<OpenBranch | 'loading' | 'notFound' | 'notLoaded'>('loading');
  useEffect(() => {
    let active = true;
    open(id, seqIn(location.search)).then(
      (branch) => active && setFound(branch ?? 'notFound'),
      () => active && setFound('notLoaded'),
    );
    return () => {
      active = false;
    };

    async function open(game: string, seq: number): Promise<OpenBranch | undefined> {
      const source = await replayOfGame(game);
      // Whoever could try it out first would have more than one attempt.
      if (!source || attemptAtTable(game)?.state === 'playing') return undefined;
      const [viewer = 'spectator'] = source.viewers;
      const moments = source.momentsFor(viewer);
      const { tableView } = at(moments.moments, momentAt(moments, seq));
      if (tableView.phase !== 'playing') throw refused('noDecision');
      const names = seatNames({ tableView, names: source.names }, all);
      return { title: source.title, branch: branchOfView(source.title, tableView, names, newSeed()) };
    }
  }, [id, all]);
  if (typeof found === 'string') return <Message content={found} />;
  return (
    <WhatIfTable
      {...found}
      think={think}
      address={undefined}
      back={
        <Link className="btn btn-line whatif-back" href={`/local/${id}`} title={text.back}>
          <Icon name="remove" />
          <span>{text.back}</span>
        </Link>
      }
    />
  );
}

/** The moment in an address; the last one if there is none. */
function seqIn(search: string): number {
  const at = new URLSearchParams(search).get('at');
  return at !== null && /^\d+$/.test(at) ? Number(at) : Number.POSITIVE_INFINITY;
}
