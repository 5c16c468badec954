/** Shows a page of a course once it is loaded, and a message until then. */
import type { ReactNode } from 'react';
import { Message } from '../frame/Message.tsx';
import { OtherBox } from '../frame/OtherBox.tsx';
import { type LoadedCourse, useCourse } from './useCourse.ts';

interface Props {
  readonly game: string;
  readonly children: (loaded: LoadedCourse) => ReactNode;
}

export function CourseBoundary({ game, children }: Props) {
  const loaded = useCourse(game);
  if (loaded === 'loading') return <Message content="loading" />;
  if (loaded === 'unknown') return <Message content="notFound" />;
  if (loaded === 'failed') return <Message content="notLoaded" />;
  if (loaded === 'otherBox') return <OtherBox />;
  return children(loaded);
}
