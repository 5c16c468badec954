/** R1.5: what is known about the boards. */
import type { Problem } from '#box';
import { COLORS, STREETS } from '../../names.ts';
import { type Column, expecting, type FlatironCheck, type Values } from './checking.ts';

type Board = Values['boards']['value'][number];

const BASE = ['trade', 'build1', 'build2', 'floor'];

export const columnsOf = ({ columns }: Board): Column[] => STREETS.map((street) => columns[street]);
export const actionsOf = (board: Board) => columnsOf(board).flatMap(({ upper, lower }) => [upper, lower]);

/** A check of each side. */
const ofEach = (problems: (board: Board, where: string) => Problem[]): FlatironCheck => ({
  rule: 'R1.5',
  problems: ({ boards }) => boards.value.flatMap((board) => problems(board, `boards, ${board.id}`)),
});

export const boards: readonly FlatironCheck[] = [
  ofEach((board, where) => {
    const colors = columnsOf(board).map(({ color }) => color);
    return COLORS.flatMap((color) =>
      expecting(
        colors.filter((one) => one === color).length === 1,
        where,
        `expected one column with the ${color} warehouse`,
      ),
    );
  }),
  ofEach(({ columns }, where) =>
    STREETS.flatMap((street) => {
      const { upper, lower } = columns[street];
      const trades = [upper, lower].filter(({ action }) => action === 'trade').length;
      return expecting(
        trades === 1,
        `${where}, ${street}`,
        'expected one of the two actions to be the trade of its warehouse',
      );
    }),
  ),
  ofEach((board, where) =>
    ['build1', 'build2', 'floor'].flatMap((base) =>
      expecting(
        actionsOf(board).filter(({ action }) => action === base).length === 1,
        where,
        `expected the action ${base} once`,
      ),
    ),
  ),
  ofEach((board, where) =>
    expecting(
      actionsOf(board).filter(({ action }) => !BASE.includes(action)).length === 1,
      where,
      `expected one action besides ${BASE.join(', ')}`,
    ),
  ),
  ofEach((board, where) => {
    const byPrice = columnsOf(board).toSorted((one, two) => one.price - two.price);
    return byPrice.slice(1).flatMap((dearer, i) => {
      const cheaper = byPrice[i] ?? dearer;
      return expecting(
        dearer.price > cheaper.price && dearer.points > cheaper.points,
        where,
        `expected four different prices, and more points for a dearer pillar: ${sold(cheaper)}, ${sold(dearer)}`,
      );
    });
  }),
];

function sold({ color, price, points }: Column): string {
  return `${color} costs $${price} and scores ${points}`;
}
