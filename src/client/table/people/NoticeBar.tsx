/** The notices, sticky at the top; publishes its height so that other sticky elements keep clear of it. */
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Notices } from './Notices.tsx';

interface Props extends ComponentProps<typeof Notices> {
  /** Whether a staged turn was dropped because the table changed. */
  readonly dropped: boolean;
}

/** All notices of the table. */
export function NoticeBar({ dropped, ...notices }: Props) {
  const { stage } = useText();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bar.current) return;
    const table = bar.current.parentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      table?.style.setProperty('--notices', `${height}px`);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={bar} className="notices">
      <Notices {...notices} />
      {dropped && (
        <p className="notice" role="status">
          {stage.dropped}
        </p>
      )}
    </div>
  );
}
