/** Leads from a refusal to the lesson that shows its rule. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAME_INFO, isGameId } from '#games';
import { loadCourse } from '#games/courses';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnState } from '../../ui/returnPath.ts';

interface Props {
  readonly game: string;
  readonly rule: string;
}

/** Nothing where no lesson covers the rule. */
export function LessonLink({ game, rule }: Props) {
  const { showMe } = useText('learn');
  const returnState = useReturnState();
  const lesson = useLessonOn(game, rule);
  if (lesson === undefined) return null;
  return (
    <Link className="btn btn-line" href={`/learn/${game}/${lesson}`} state={returnState}>
      <Icon name="hint" />
      {showMe}
    </Link>
  );
}

/** The first lesson that teaches a rule; courses are loaded once somebody needs one. */
function useLessonOn(game: string, rule: string): string | undefined {
  const [lesson, setLesson] = useState<string>();
  useEffect(() => {
    if (!isGameId(game) || !GAME_INFO[game].course) return;
    let active = true;
    const find = async () => {
      const course = await loadCourse(game);
      if (active) setLesson(course?.lessons.find(({ rules }) => rules.includes(rule))?.id);
    };
    // Without a network the refusal has to do alone.
    find().catch(() => undefined);
    return () => {
      active = false;
    };
  }, [game, rule]);
  return lesson;
}
