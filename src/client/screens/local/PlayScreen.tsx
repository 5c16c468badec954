/** Sets up a new game on this device, then deals. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Title } from '#games';
import { useLanguage } from '../../i18n/language.tsx';
import { startGame } from '../../table/store/localGames.ts';
import { defaultPlan, type LocalPlan, seedFrom } from '../../table/store/localPlan.ts';
import { useTitle } from '../../table/titles/useTitle.ts';
import { Message } from '../frame/Message.tsx';
import { SetupScreen } from '../setup/SetupScreen.tsx';

/** Loads the game, then shows its setup. */
export function PlayScreen({ id }: { id: string }) {
  const title = useTitle(id);
  if (title === 'loading') return <Message content="loading" />;
  if (title === 'unknown') return <Message content="notFound" />;
  if (title === 'failed' || title === 'otherBox') return <Message content="notLoaded" />;
  return <Setup title={title} />;
}

function Setup({ title }: { title: Title }) {
  // The plan of the last game, if it is to be changed, is in the history state.
  const before = useHistoryState<LocalPlan | null>();
  const [plan, setPlan] = useState(() => before ?? defaultPlan(title.game));
  const [, navigate] = useLocation();
  const { language } = useLanguage();
  const [stage, setStage] = useState<'editing' | 'dealing' | 'failed'>('editing');
  const start = async (final: LocalPlan) => {
    if (stage === 'dealing') return;
    setStage('dealing');
    try {
      navigate(`/local/${await startGame(title, final, seedFrom(location.search))}`);
      window.scrollTo(0, 0);
    } catch {
      setStage('failed');
    }
  };
  if (stage === 'failed') return <Message content="notLoaded" />;
  return (
    <SetupScreen game={title.game} words={title.words[language]} plan={plan} change={setPlan} start={start} />
  );
}
