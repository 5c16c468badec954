/** A new table on this device: seats and options, then the deal. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Title } from '#games';
import { useLanguage } from '../../i18n/language.tsx';
import { startGame } from '../../table/store/localGames.ts';
import { defaultPlan, type LocalPlan, seedFrom } from '../../table/store/localPlan.ts';
import { useTitle } from '../../table/store/useTitle.ts';
import { Message } from '../frame/Message.tsx';
import { SetupScreen } from '../setup/SetupScreen.tsx';

export function PlayScreen({ id }: { id: string }) {
  const title = useTitle(id);
  if (title === 'loading') return <Message says="loading" />;
  if (title === 'unknown') return <Message says="notFound" />;
  if (title === 'failed') return <Message says="notLoaded" />;
  return <Setup title={title} />;
}

function Setup({ title }: { title: Title }) {
  // A table that is to be changed comes along.
  const before = useHistoryState<LocalPlan | null>();
  const [plan, setPlan] = useState(() => before ?? defaultPlan(title.game));
  const [, navigate] = useLocation();
  const { language } = useLanguage();
  const [stage, setStage] = useState<'arranging' | 'dealing' | 'failed'>('arranging');
  const start = async (agreed: LocalPlan) => {
    if (stage === 'dealing') return;
    setStage('dealing');
    try {
      navigate(`/local/${await startGame(title, agreed, seedFrom(location.search))}`);
      window.scrollTo(0, 0);
    } catch {
      setStage('failed');
    }
  };
  if (stage === 'failed') return <Message says="notLoaded" />;
  return (
    <SetupScreen game={title.game} words={title.words[language]} plan={plan} change={setPlan} start={start} />
  );
}
