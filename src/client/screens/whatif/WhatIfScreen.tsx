/** A what-if from a link: the whole game stands in the address, so no server is asked. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Title } from '#games';
import { type Reason, Refused } from '#kernel';
import { refusedAtDoor } from '#protocol';
import { useText } from '../../i18n/language.tsx';
import { botWorker } from '../../table/thinking/workerClient.ts';
import { titleFor } from '../../table/titles/titles.ts';
import { type Branch, branchOfRecord } from '../../table/whatif/branch.ts';
import { boxOfLink, readLink, whatIfOf } from '../../table/whatif/link.ts';
import { WhatIfTable } from '../../table/whatif/WhatIfTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';

const think = botWorker();

interface OpenBranch {
  readonly title: Title;
  readonly branch: Branch;
}

/** The table, or why the link cannot be opened. */
export function WhatIfScreen() {
  const text = useText('whatIf');
  const link = useFragment();
  const [found, setFound] = useState<OpenBranch | Reason>();
  useEffect(() => {
    let active = true;
    setFound(undefined);
    open(link).then(
      (branch) => active && setFound(branch),
      (error) => active && setFound(error instanceof Refused ? error.reason : refusedAtDoor('failed').reason),
    );
    return () => {
      active = false;
    };
  }, [link]);
  if (!found) return <Message content="loading" />;
  if (!('branch' in found))
    return (
      <Page title={text.badLink.title}>
        <div className="wrap message" role="alert">
          <h1 className="display">{text.badLink.title}</h1>
          <p>{text.badLink.line}</p>
          <Refusal reason={found} />
        </div>
      </Page>
    );
  return (
    <WhatIfTable
      key={link}
      {...found}
      think={think}
      address={location.href}
      back={
        <Link className="btn btn-quiet btn-icon" href="/" aria-label={text.close} title={text.close}>
          <Icon name="remove" />
        </Link>
      }
    />
  );
}

async function open(link: string): Promise<OpenBranch> {
  const content = await readLink(link);
  const title = await titleFor(content.game, boxOfLink(content));
  const { record, move, seat } = whatIfOf(title, content);
  return { title, branch: branchOfRecord(title, record, move, seat) };
}

/** What stands behind the # of the address. */
function useFragment(): string {
  const [fragment, setFragment] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const onChange = () => setFragment(location.hash.slice(1));
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return fragment;
}
