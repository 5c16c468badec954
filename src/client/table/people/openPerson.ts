/** Opens the card of a person at the table; nothing where there are none, as at local tables. */
import { createContext } from 'react';
import type { PersonId } from '#table';

export const OpenPersonContext = createContext<((person: PersonId) => void) | undefined>(undefined);
