/** What the parts of the board share: everything the board was given. */
import type { Rowhouse } from '#games/rowhouse';
import type { BoardProps } from '../boardProps.ts';
import { useBoardContext } from '../kit/BoardContext.tsx';

export const useBoard = useBoardContext<BoardProps<Rowhouse>>;
