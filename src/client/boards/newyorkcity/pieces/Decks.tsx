/** What is known of the things out of sight: cards by kind, prestige tiles to come. */
import { CARDS_PER_KIND, KINDS, PRESTIGE_TILES } from '#games/newyorkcity/components';
import { of, unseenCards } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { tileName } from '../notes.ts';
import { Card } from './Kind.tsx';
import { Vehicle } from './Vehicle.tsx';

export function Decks() {
  const { view, text } = useBoard();
  const unseen = unseenCards(view);
  return (
    <section className="nyc-panel nyc-decks" aria-label={text.decks} data-part="decks">
      <h3>
        {text.decks}
        <small>{text.deckSize(view.deckSize)}</small>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {KINDS.map((kind, i) => (
              <th key={kind} scope="col" data-note={note(text.kind[kind], text.legend.cardNote[kind])}>
                <Card kind={i} size="small" />
                <span className="sr">{text.kind[kind]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.unseen}</th>
            {KINDS.map((kind, i) => (
              <td key={kind} style={{ '--share': of(unseen, i) / CARDS_PER_KIND }}>
                <b>{of(unseen, i)}</b>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.discarded}</th>
            {KINDS.map((kind, i) => (
              <td key={kind}>{of(view.discard, i)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className="nyc-hold">
        <span className="nyc-meta">{text.tilesToCome}</span>
        {view.tiles.length === 0 && <span className="nyc-meta">{text.none}</span>}
        {view.tiles
          .toSorted((a, b) => a - b)
          .map((tile) => (
            <span
              key={tile}
              className="nyc-pill"
              data-note={note(`${text.prestigeTile}: ${tileName(text, tile)}`, text.prestigeNote)}
            >
              <Vehicle vehicle={at(PRESTIGE_TILES, tile).vehicle} width={31} height={17} />
              {at(PRESTIGE_TILES, tile).value}
            </span>
          ))}
      </div>
    </section>
  );
}
