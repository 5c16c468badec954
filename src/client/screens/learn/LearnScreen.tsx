/** The page of a course: the game in 30 seconds, the lessons with what is done, questions, and the game on one card. */
import { Link } from 'wouter';
import { isGameId } from '#games';
import { isGuided } from '#games/guides';
import { hasPuzzles } from '#games/puzzles';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { learningOf } from '../../settings/learning.ts';
import { AidCard } from '../../table/guide/AidCard.tsx';
import { glue } from '../../ui/glue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../frame/Page.tsx';
import { usePlayNow } from '../home/usePlayNow.ts';
import { CourseBoundary } from './CourseBoundary.tsx';
import { Growth } from './Growth.tsx';
import type { LoadedCourse } from './useCourse.ts';
import './learn.css';

export function LearnScreen({ game }: { game: string }) {
  return <CourseBoundary game={game}>{(loaded) => <CoursePage game={game} {...loaded} />}</CourseBoundary>;
}

function CoursePage({ game, title, course }: LoadedCourse & { readonly game: string }) {
  const { language } = useLanguage();
  const learn = useText('learn');
  const { guided } = useText('coach');
  const { playGuided } = usePlayNow();
  const puzzles = useText('puzzles');
  const text = course.text[language];
  const words = title.words[language];
  const { lessons: done, best, place } = learningOf(game);
  const left = course.lessons.find(({ id }) => id === place?.lesson);
  const next = left ?? course.lessons.find(({ id }) => !done.includes(id)) ?? course.lessons[0];
  const all = course.lessons.length;
  const count = course.lessons.filter(({ id }) => done.includes(id)).length;
  const begin = left ? learn.goOn : count === 0 ? learn.begin : count < all ? learn.goOn : learn.repeat;
  return (
    <Page title={learn.title(words.title)}>
      <div className="wrap course" data-game={game}>
        <header>
          <h1 className="display">{learn.title(words.title)}</h1>
          <section className="panel" aria-labelledby="short">
            <h2 id="short" className="caps">
              {learn.inShort}
            </h2>
            <p>{glue(text.summary)}</p>
            <Growth title={title} course={course} />
            {next && (
              <Link className="btn btn-primary" href={`/learn/${game}/${next.id}`}>
                {begin}
              </Link>
            )}
          </section>
        </header>
        <section aria-labelledby="lessons">
          <h2 id="lessons" className="display">
            {learn.lessons} <span className="meta">{learn.done(count, all)}</span>
          </h2>
          <ol className="course-lessons">
            {course.lessons.map(({ id }) => (
              <li key={id}>
                <Link
                  className="panel"
                  href={`/learn/${game}/${id}`}
                  data-done={done.includes(id) || undefined}
                >
                  <span>{text.lessons[id]}</span>
                  {id === left?.id ? (
                    <span className="meta">{learn.isBegun}</span>
                  ) : (
                    done.includes(id) && <span className="meta">{learn.isDone}</span>
                  )}
                </Link>
              </li>
            ))}
          </ol>
          {done.includes(course.enough) && <p>{learn.enough}</p>}
          <p className="course-ways">
            {isGameId(game) && isGuided(game) && (
              <button type="button" className="btn btn-line" onClick={() => playGuided(game)}>
                <Icon name="play" />
                {guided}
              </button>
            )}
            <Link className="btn btn-line" href={`/play/${game}`}>
              <Icon name="play" />
              {learn.play}
            </Link>
            <Link className="btn btn-line" href={`/learn/${game}/questions`}>
              {learn.questions}
            </Link>
            {hasPuzzles(game) && (
              <Link className="btn btn-line" href={`/puzzles/${game}`}>
                {puzzles.link}
              </Link>
            )}
            <Link className="btn btn-line" href={`/rules/${game}`}>
              <Icon name="book" />
              {learn.rules}
            </Link>
          </p>
          {best !== undefined && <p className="meta">{learn.best(best, course.questions.length)}</p>}
        </section>
        <section className="panel course-aid" aria-labelledby="aid">
          <h2 id="aid" className="display">
            {learn.aid}
          </h2>
          <AidCard parts={text.aid} />
        </section>
      </div>
    </Page>
  );
}
