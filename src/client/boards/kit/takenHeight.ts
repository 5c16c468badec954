/** What lies between prompt and board now and then, such as the coach's strip: its height in pixels. Boards that fit the window leave it free. */
import { createContext } from 'react';

export const TakenHeight = createContext(0);
