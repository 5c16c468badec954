/** Unfinished games on this device. */
import { useEffect, useState } from 'react';
import { deleteGame, type LocalGame, localRepository } from '../../table/store/localRepository.ts';

/** The most recently played first; undefined until they are read. */
export function useLocalGames() {
  const [games, setGames] = useState<readonly LocalGame[]>();
  const refresh = async () => {
    const repository = await localRepository();
    setGames((await repository.list()).filter(({ over }) => !over));
  };
  useEffect(() => {
    refresh().catch(() => setGames([]));
  }, []);
  return { games, remove: (id: string) => deleteGame(id).then(refresh) };
}
