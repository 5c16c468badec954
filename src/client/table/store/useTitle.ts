/** A game with its words, loaded once and kept. */
import { useEffect, useState } from 'react';
import { loadTitle, type Title } from '#games';
import { Refused } from '#kernel';

const loading = new Map<string, Promise<Title>>();

function titleOf(id: string): Promise<Title> {
  const known = loading.get(id) ?? loadTitle(id);
  loading.set(id, known);
  return known;
}

/** The title, or how far it has come: no such game, or no way to load it. */
export function useTitle(id: string): Title | 'loading' | 'unknown' | 'failed' {
  const [title, setTitle] = useState<Title | 'loading' | 'unknown' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    titleOf(id)
      .catch((error: unknown) => {
        loading.delete(id);
        return error instanceof Refused ? 'unknown' : 'failed';
      })
      .then((found) => {
        if (wanted) setTitle(found as Title | 'unknown' | 'failed');
      });
    return () => {
      wanted = false;
    };
  }, [id]);
  return title;
}
