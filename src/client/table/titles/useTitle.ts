/** Loads a game with its words, and with the values that are wanted. */
import { useEffect, useState } from 'react';
import type { Title } from '#games';
import { KERNEL_REASONS, Refused } from '#kernel';
import { type LoadingSteps, titleFor, type WantedBox } from './titles.ts';

/** 'unknown' if there is no such game, 'otherBox' if nobody knows its values, 'failed' if it could not be loaded. */
export type TitleStatus = Title | 'loading' | 'unknown' | 'otherBox' | 'failed';

/** The title with the product's own values, or with those of a table, once what `beside` loads is there too. */
export function useTitle(id: string, box?: string, beside?: LoadingSteps['beside']): TitleStatus {
  const [title, setTitle] = useState<TitleStatus>('loading');
  useEffect(() => {
    let active = true;
    const wanted: WantedBox = box === undefined ? 'own' : { box };
    titleFor(id, wanted, { beside })
      .catch(statusOf)
      .then((found) => {
        if (active) setTitle(found);
      });
    return () => {
      active = false;
    };
  }, [id, box, beside]);
  return title;
}

/** What a title that was not loaded is shown as. */
export function statusOf(error: unknown): 'unknown' | 'otherBox' | 'failed' {
  if (!(error instanceof Refused)) return 'failed';
  return error.reason.rule === KERNEL_REASONS.otherBox ? 'otherBox' : 'unknown';
}
