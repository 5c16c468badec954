/** One lesson, with the way to the next one. */
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { coach, type Game, type Lesson, Refused } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { type LessonPlace, learningOf, lessonDone, lessonReached } from '../../settings/learning.ts';
import { LessonTable } from '../../table/lesson/LessonTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReturnPath } from '../../ui/returnPath.ts';
import { Message } from '../frame/Message.tsx';
import { CourseBoundary } from './CourseBoundary.tsx';
import type { LoadedCourse } from './useCourse.ts';
import './learn.css';

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
  const { back: backTo } = useText('rules');
  const [, navigate] = useLocation();
  const back = useReturnPath();
  const index = course.lessons.findIndex((one) => one.id === id);
  const lesson = course.lessons[index];
  const text = course.text[language];
  const [finished, setFinished] = useState(() => learningOf(game).lessons);
  const [resume] = useState(() => lesson && placeIn(title.game, lesson, learningOf(game).place));
  const done = useCallback(() => {
    lessonDone(game, id);
    setFinished(learningOf(game).lessons);
  }, [game, id]);
  const reached = useCallback(
    ({ readTo, answers }: Pick<LessonPlace, 'readTo' | 'answers'>) =>
      lessonReached(game, { lesson: id, readTo, answers }),
    [game, id],
  );
  useEffect(() => {
    document.title = `${text.lessons[id] ?? ''} · Skyline`;
  }, [text, id]);
  if (!lesson) return <Message content="notFound" />;
  const all = course.lessons.length;
  const next = course.lessons[index + 1];
  const path = `/learn/${game}`;
  const onward = next ? `${path}/${next.id}` : path;
  return (
    <LessonTable
      title={title}
      lesson={lesson}
      text={text}
      resume={resume}
      reached={reached}
      done={done}
      goOn={() => navigate(onward)}
      leave={() => navigate(back ?? path)}
      bar={
        <>
          <Link
            className="back"
            href={back ?? path}
            aria-label={back === undefined ? learn.backToCourse : backTo}
          >
            <Icon name="back" />
          </Link>
          <h1 className="display">{title.words[language].title}</h1>
          <span className="lesson-at">
            <span>{learn.lesson(index + 1, all)}</span>
            <span aria-hidden="true">
              {index + 1}/{all}
            </span>
          </span>
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
          <Link className="btn btn-quiet lesson-skip" href={onward} title={learn.skip}>
            <Icon name="last" />
            <span>{learn.skip}</span>
          </Link>
          <Link className="btn btn-quiet lesson-close" href={back ?? path}>
            {learn.close}
          </Link>
        </span>
      }
      onward={
        <>
          {back !== undefined && (
            <Link className="btn btn-line" href={back}>
              {backTo}
            </Link>
          )}
          {back === undefined && id === course.enough && (
            <Link className="btn btn-line" href={`/play/${game}`}>
              {learn.play}
            </Link>
          )}
          <Link className="btn btn-primary send" href={onward}>
            {next ? learn.nextLesson : learn.finish}
          </Link>
        </>
      }
    />
  );
}

/** Where this lesson was left, unless that was elsewhere, or lessons have changed since. */
function placeIn(game: Game, lesson: Lesson, place: LessonPlace | undefined): LessonPlace | undefined {
  if (place?.lesson !== lesson.id) return undefined;
  try {
    const { step } = coach(game, lesson, place.answers, place.readTo);
    return step && place;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
