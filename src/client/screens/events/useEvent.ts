/** An event's page, read again every few seconds; the server sends it only where something has changed. */
import { useRef } from 'react';
import { type Fetched, useFetched } from '../../remote/useFetched.ts';
import { type EventPage, eventsApi } from './eventsApi.ts';

export function useEvent(id: string, viewer: string | undefined): Fetched<EventPage> {
  const known = useRef<{ version: number; page: EventPage; viewer: string | undefined }>(undefined);
  return useFetched(
    `event ${id} ${viewer}`,
    async () => {
      const before = known.current?.viewer === viewer ? known.current : undefined;
      const { version, page } = await eventsApi.read(id, before?.version);
      if (page) known.current = { version, page, viewer };
      const now = page ?? before?.page;
      if (!now) throw new Error('the server sends nothing that is not known');
      return now;
    },
    true,
  );
}
