/** What the parts of the board share: everything the board was given. */
import type { Rowhouse } from '#games/rowhouse';
import { useBoardContext } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';

export const useBoard = useBoardContext<BoardProps<Rowhouse>>;
