/** A game on this device, from the empty table to the end. */
import { useState } from 'react';
import type { Title } from '#games';
import { useLanguage } from '../i18n/language.tsx';
import { SetupScreen } from '../setup/SetupScreen.tsx';
import { TableScreen } from '../shell/TableScreen.tsx';
import { Message } from '../ui/Message.tsx';
import { openTable } from './localTable.ts';
import { firstProposal, newSeed, type Proposal, seedFrom } from './plan.ts';
import { type TableStore, tableStore } from './tableStore.ts';
import { useTitle } from './useTitle.ts';

export function PlayScreen({ id }: { id: string }) {
  const title = useTitle(id);
  if (title === 'loading') return <Message says="loading" />;
  if (title === 'unknown') return <Message says="notFound" />;
  if (title === 'failed') return <Message says="notLoaded" />;
  return <Session title={title} />;
}

function Session({ title }: { title: Title }) {
  const [proposal, setProposal] = useState(() => firstProposal(title.game));
  const [store, setStore] = useState<TableStore>();
  const { language } = useLanguage();
  const words = title.words[language];
  const deal = (agreed: Proposal, seed: string) => {
    setProposal(agreed);
    setStore(tableStore(openTable(title, { ...agreed, seed })));
    window.scrollTo(0, 0);
  };
  if (!store)
    return (
      <SetupScreen
        game={title.game}
        words={words}
        proposal={proposal}
        change={setProposal}
        start={(agreed) => deal(agreed, seedFrom(location.search))}
      />
    );
  return (
    <TableScreen
      id={title.game.id}
      words={words}
      seats={proposal.seats}
      store={store}
      again={() => deal(proposal, newSeed())}
      change={() => setStore(undefined)}
    />
  );
}
