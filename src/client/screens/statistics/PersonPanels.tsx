/** The panels of a person's statistics. */
import type { Title } from '#games';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Balance } from '../person/Balance.tsx';
import { botName } from '../person/botName.ts';
import { PersonName } from '../person/PersonName.tsx';
import { level6Of } from './levelScores.ts';
import { Panel } from './Panel.tsx';
import { PartsTable } from './PartsTable.tsx';
import { PlaysLike } from './PlaysLike.tsx';
import { evenShare, sumOf } from './shares.ts';
import type { PersonFigures, PersonStatistics } from './statisticsApi.ts';
import { BarNotes } from './TallyTable.tsx';
import { TimePlot } from './TimePlot.tsx';
import { TraitTables } from './TraitTables.tsx';
import { TurnTable } from './TurnTable.tsx';

interface Props {
  readonly person: PersonStatistics['person'];
  readonly isOwn: boolean;
  readonly figures: PersonFigures;
  readonly title: Title;
  readonly again: () => void;
}

/** Panels without content are left out. */
export function PersonPanels({ person, isOwn, figures, title, again }: Props) {
  const text = useText('statistics');
  const { language } = useLanguage();
  const { game } = title;
  const words = title.words[language];
  const { seats, total, listed, average, turns, opponents, traits, reviewed } = figures;
  const level6 = level6Of(game, seats);
  const isContest = total.contests > 0;
  const even = isContest ? evenShare(seats) : undefined;
  const means = [
    ...(average.all ? [{ label: text.everybody, points: sumOf(average.all.parts) }] : []),
    ...(level6 ? [{ label: text.level6, points: sumOf(level6.parts) }] : []),
  ];
  return (
    <div className="statistics-panels">
      <Panel id="over-time" heading={text.overTime}>
        <TimePlot games={listed} all={total.games} levels={means} />
      </Panel>
      {figures.parts && (
        <Panel id="parts" heading={text.parts}>
          <PartsTable
            label={text.parts}
            words={words}
            columns={[
              { label: isOwn ? text.you : person.name, means: figures.parts },
              ...(average.all ? [{ label: text.everybody, means: average.all }] : []),
              ...(level6 ? [{ label: text.level6, means: level6 }] : []),
            ]}
          />
          <p className="meta">{level6 ? text.partsFrom(average.games, level6.games) : text.noLevel6}</p>
        </Panel>
      )}
      {isOwn && reviewed && <PlaysLike game={game} reviewed={reviewed} listed={listed} again={again} />}
      <TraitTables
        heading={text.openings}
        id="openings"
        words={words}
        kinds={game.openings}
        traits={traits}
        even={even}
      />
      <TraitTables
        heading={text.plans}
        id="plans"
        words={words}
        kinds={Object.keys(words.trait).filter((kind) => !game.openings.includes(kind))}
        traits={traits}
        even={even}
      />
      <TurnTable seats={seats} turns={turns} even={even} />
      {opponents.length > 0 && <Opponents figures={figures} />}
      <BarNotes isContest={isContest} />
    </div>
  );
}

function Opponents({ figures: { opponents, names } }: { figures: PersonFigures }) {
  const text = useText('statistics');
  const { table: tableWords } = useText();
  const { language } = useLanguage();
  const number = (value: number) => figure(language, value);
  return (
    <Panel id="opponents" heading={text.opponents}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{text.opponent}</th>
            <th scope="col">{text.columns.games}</th>
            <th scope="col" className="wide">
              {text.columns.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {opponents.map(({ person, bot, games, won, lost, scored, points, theirs }) => (
            <tr key={`${person} ${bot}`}>
              <th scope="row">
                {person === null ? (
                  <span className="sentence">{botName(bot, tableWords)}</span>
                ) : (
                  <PersonName id={person} name={names[person] ?? ''} />
                )}
                {scored > 0 && (
                  <span className="meta opponent-points">
                    {text.pointsEach(number(points / scored), number(theirs / scored))}
                  </span>
                )}
              </th>
              <td>{number(games)}</td>
              <td>
                <Balance won={won} shared={games - won - lost} lost={lost} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
