/** Patterns shared by all drawings of one board: bricks, leaves, paving, and what is not allowed. */
import { createContext, memo, type ReactNode, use, useId } from 'react';
import { COURSES } from '../art/paint.ts';

const Ids = createContext('');

/** The `fill` of a pattern of the surrounding drawing, by its name. */
export function usePattern(): (name: string) => string {
  const id = use(Ids);
  return (name) => `url(#${id}${name})`;
}

/** Names the patterns for all drawings inside; `Patterns` must stand in one of them. */
export function PatternScope({ children }: { children: ReactNode }) {
  return <Ids value={useId()}>{children}</Ids>;
}

export const Patterns = memo(function Patterns() {
  const id = use(Ids);
  return (
    <defs>
      {COURSES.map((angle, i) => (
        <pattern
          key={angle}
          id={`${id}brick${i}`}
          width="18"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <path className="tc-brick" d="M0 .5H18M0 6.5H18M4 .5v6M13 6.5v6" />
        </pattern>
      ))}
      {COURSES.map((angle, i) => (
        <pattern
          key={angle}
          id={`${id}coarse${i}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <path className="tc-brick tc-coarse" d="M0 8H16" />
        </pattern>
      ))}
      <pattern id={`${id}leaf`} width="22" height="22" patternUnits="userSpaceOnUse">
        <path
          className="tc-leaf"
          d="M3 8C3 4 6 2 9 2 9 6 7 8 3 8ZM14 19c0-4-3-6-6-6 0 4 2 6 6 6ZM18 10c-1-2 0-4 2-5 1 2 0 4-2 5Z"
        />
      </pattern>
      <pattern
        id={`${id}paving`}
        width="12"
        height="12"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="tc-joint" d="M0 .5H12M.5 0V12" />
      </pattern>
      <pattern
        id={`${id}wrong`}
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="tc-wrong-line" d="M0 7H14" />
      </pattern>
    </defs>
  );
});
