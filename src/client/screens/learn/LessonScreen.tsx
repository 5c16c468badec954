/** One lesson, with the way to the next one. */
import { useCallback, useEffect } from 'react';
import { Link } from 'wouter';
import { at } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { learningOf, lessonDone } from '../../settings/learning.ts';
import { LessonTable } from '../../table/lesson/LessonTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../frame/Message.tsx';
import { CourseBoundary } from './CourseBoundary.tsx';
import type { LoadedCourse } from './useCourse.ts';

interface Props {
  readonly game: string;
  readonly lesson: string;
}

export function LessonScreen({ game, lesson }: Props) {
  return (
    <CourseBoundary game={game}>
      {(loaded) => <LessonPage key={lesson} game={game} lesson={lesson} {...loaded} />}
    </CourseBoundary>
  );
}

function LessonPage({ game, lesson: id, title, course }: Props & LoadedCourse) {
  const { language } = useLanguage();
  const learn = useText('learn');
  const index = course.lessons.findIndex((one) => one.id === id);
  const text = course.text[language];
  const done = useCallback(() => lessonDone(game, id), [game, id]);
  useEffect(() => {
    document.title = `${text.lessons[id] ?? ''} · Skyline`;
  }, [text, id]);
  if (index < 0) return <Message content="notFound" />;
  const all = course.lessons.length;
  const next = course.lessons[index + 1];
  const path = `/learn/${game}`;
  const onward = next ? `${path}/${next.id}` : path;
  const finished = learningOf(game).lessons;
  return (
    <LessonTable
      title={title}
      lesson={at(course.lessons, index)}
      text={text}
      done={done}
      bar={
        <>
          <Link className="back" href={path} aria-label={learn.backToCourse}>
            <Icon name="back" />
          </Link>
          <h1 className="display">{title.words[language].title}</h1>
          <span className="lesson-at">{learn.lesson(index + 1, all)}</span>
          <span className="lesson-dots" aria-hidden="true">
            {course.lessons.map((one, i) => (
              <i
                key={one.id}
                data-now={i === index || undefined}
                data-done={finished.includes(one.id) || undefined}
              />
            ))}
          </span>
        </>
      }
      ways={
        <span className="lesson-ways">
          <Link className="btn btn-quiet" href={onward}>
            {learn.skip}
          </Link>
          <Link className="btn btn-quiet lesson-close" href={path}>
            {learn.close}
          </Link>
        </span>
      }
      onward={
        <Link className="btn btn-primary send" href={onward}>
          {next ? learn.nextLesson : learn.finish}
        </Link>
      }
    />
  );
}
