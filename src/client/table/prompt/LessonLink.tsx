/** Leads from a refusal to the lesson that shows its rule. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnState } from '../../ui/returnPath.ts';
import { useLoadedCourse } from '../titles/useLoadedCourse.ts';

interface Props {
  readonly game: string;
  readonly rule: string;
}

/** Nothing where no lesson covers the rule. */
export function LessonLink({ game, rule }: Props) {
  const { showMe } = useText('learn');
  const returnState = useReturnState();
  const lesson = useLoadedCourse(game)?.lessons.find(({ rules }) => rules.includes(rule));
  if (!lesson) return null;
  return (
    <Link className="btn btn-line" href={`/learn/${game}/${lesson.id}`} state={returnState}>
      <Icon name="hint" />
      {showMe}
    </Link>
  );
}
