/** One language, put together out of its sentences and the words of its board. */
import { speak, type Telling } from '#kernel';
import { cityWith } from '../queries/placing.ts';
import { largestRectangle } from '../scoring.ts';
import type { Spot } from '../spots.ts';
import type { Tangramcity } from '../state.ts';
import type { BoardText } from './boardText.ts';
import type { GameText, Text } from './text.ts';

/** The button that sends says what is placed where the question is about a piece. */
export function gameText(text: Text, board: BoardText): GameText {
  const words = speak(text);
  return {
    board,
    words: {
      ...words,
      send: (action, telling) =>
        'row' in action ? placing(board, action, telling) : words.answer(action, telling),
    },
  };
}

/** R6.1 Where the rectangle changes, by how much. */
function placing(board: BoardText, spot: Spot, { view }: Telling<Tangramcity>): string {
  const city = typeof view.viewer === 'number' ? view.cities[view.viewer] : undefined;
  if (!city) return board.placeHere;
  const [now, then] = [city, cityWith(city, spot)].map((one) => {
    const { height, width } = largestRectangle(one);
    return height * width;
  });
  return now === then ? board.placeHere : `${board.placeHere} · ${now} → ${then}`;
}
