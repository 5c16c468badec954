/** Loads a game with its words, once. */
import { useEffect, useState } from 'react';
import { loadTitle, type Title } from '#games';
import { Refused } from '#kernel';

const cache = new Map<string, Promise<Title>>();

function titleOf(id: string): Promise<Title> {
  const title = cache.get(id) ?? loadTitle(id);
  cache.set(id, title);
  return title;
}

/** The title; 'unknown' if there is no such game, 'failed' if it could not be loaded. */
export function useTitle(id: string): Title | 'loading' | 'unknown' | 'failed' {
  const [title, setTitle] = useState<Title | 'loading' | 'unknown' | 'failed'>('loading');
  useEffect(() => {
    let active = true;
    titleOf(id)
      .catch((error: unknown) => {
        cache.delete(id);
        return error instanceof Refused ? 'unknown' : 'failed';
      })
      .then((found) => {
        if (active) setTitle(found as Title | 'unknown' | 'failed');
      });
    return () => {
      active = false;
    };
  }, [id]);
  return title;
}
