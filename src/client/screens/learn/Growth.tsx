/** How a game grows: the ends of some lessons, drawn small by the board itself. */
import { useMemo } from 'react';
import type { Title } from '#games';
import { type Course, coach, LEARNER } from '#kernel';
import { useLanguage } from '../../i18n/language.tsx';
import { SmallView } from '../../table/moments/SmallView.tsx';

interface Props {
  readonly title: Title;
  readonly course: Course;
}

/** Nobody's name is in a small picture. */
const noName = () => '';

/** Only seen: the summary beside it says what it shows. */
export function Growth({ title, course }: Props) {
  const { language } = useLanguage();
  const moments = useMemo(() => momentsOf(title, course), [title, course]);
  return (
    <p className="course-growth">
      {moments.map(({ id, tableView }) => (
        <SmallView key={id} tableView={tableView} words={title.words[language]} name={noName} />
      ))}
    </p>
  );
}

function momentsOf({ game }: Title, { lessons, picture }: Course) {
  return lessons
    .filter(({ id }) => picture.includes(id))
    .toSorted((one, other) => picture.indexOf(one.id) - picture.indexOf(other.id))
    .map((lesson) => {
      const { state } = coach(game, lesson, lesson.ways[0] ?? [], lesson.steps.length).position;
      const tableView = { game: game.id, view: game.view(state, LEARNER), scores: game.scores(state) };
      return { id: lesson.id, tableView };
    });
}
