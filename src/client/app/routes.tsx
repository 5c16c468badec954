/** Routing: which screen an address shows. */
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { PAGES } from '#protocol';
import { Boundary } from '../screens/frame/Boundary.tsx';
import { Message } from '../screens/frame/Message.tsx';
import { LocalScreen } from '../screens/local/lazyLocalScreen.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';

const Home = lazyScreen(async () => (await import('../screens/home/Home.tsx')).Home, []);
const PlayScreen = lazyScreen(async () => (await import('../screens/local/PlayScreen.tsx')).PlayScreen);
const LocalReplay = lazyScreen(async () => (await import('../screens/local/LocalReplay.tsx')).LocalReplay);
const RecordScreen = lazyScreen(async () => (await import('../screens/local/RecordScreen.tsx')).RecordScreen);
const LobbyScreen = lazyScreen(
  async () => (await import('../screens/lobby/LobbyScreen.tsx')).LobbyScreen,
  ['lists'],
);
const NewTableScreen = lazyScreen(
  async () => (await import('../screens/setup/NewTableScreen.tsx')).NewTableScreen,
);
const TablePage = lazyScreen(async () => (await import('../screens/online/TablePage.tsx')).TablePage);
const JoinScreen = lazyScreen(async () => (await import('../screens/join/JoinScreen.tsx')).JoinScreen);
const MeScreen = lazyScreen(
  async () => (await import('../screens/account/MeScreen.tsx')).MeScreen,
  ['lists', 'people'],
);
const LinkScreen = lazyScreen(
  async () => (await import('../screens/settings/LinkScreen.tsx')).LinkScreen,
  ['people'],
);
const ReplayScreen = lazyScreen(
  async () => (await import('../screens/online/ReplayScreen.tsx')).ReplayScreen,
);
const FairScreen = lazyScreen(async () => (await import('../screens/fair/FairScreen.tsx')).FairScreen);
const FairFileScreen = lazyScreen(
  async () => (await import('../screens/fair/FairScreen.tsx')).FairFileScreen,
);
const AdminScreen = lazyScreen(
  async () => (await import('../screens/admin/AdminScreen.tsx')).AdminScreen,
  ['lists', 'people'],
);
const ReportsScreen = lazyScreen(
  async () => (await import('../screens/reports/ReportsScreen.tsx')).ReportsScreen,
  ['sections', 'lists', 'people'],
);
const CasesScreen = lazyScreen(
  async () => (await import('../screens/moderation/CasesScreen.tsx')).CasesScreen,
  ['sections', 'lists', 'people'],
);
const CaseScreen = lazyScreen(
  async () => (await import('../screens/moderation/CaseScreen.tsx')).CaseScreen,
  ['sections', 'lists', 'people'],
);
const ConductScreen = lazyScreen(
  async () => (await import('../screens/conduct/ConductScreen.tsx')).ConductScreen,
  ['people'],
);
const RulesIndex = lazyScreen(async () => (await import('../screens/rules/RulesIndex.tsx')).RulesIndex);
const RulesScreen = lazyScreen(async () => (await import('../screens/rules/RulesScreen.tsx')).RulesScreen);
const LearnIndex = lazyScreen(async () => (await import('../screens/learn/LearnIndex.tsx')).LearnIndex);
const LearnScreen = lazyScreen(async () => (await import('../screens/learn/LearnScreen.tsx')).LearnScreen);
const LessonScreen = lazyScreen(async () => (await import('../screens/learn/LessonScreen.tsx')).LessonScreen);
const QuestionsScreen = lazyScreen(
  async () => (await import('../screens/learn/QuestionsScreen.tsx')).QuestionsScreen,
);
const PuzzlesScreen = lazyScreen(
  async () => (await import('../screens/puzzles/PuzzlesScreen.tsx')).PuzzlesScreen,
);
const PuzzleScreen = lazyScreen(
  async () => (await import('../screens/puzzles/PuzzleScreen.tsx')).PuzzleScreen,
);
const DailyScreen = lazyScreen(
  async () => (await import('../screens/daily/DailyScreen.tsx')).DailyScreen,
  ['sections', 'lists', 'daily'],
);
const DailyReplay = lazyScreen(async () => (await import('../screens/daily/DailyReplay.tsx')).DailyReplay);
const WhatIfScreen = lazyScreen(
  async () => (await import('../screens/whatif/WhatIfScreen.tsx')).WhatIfScreen,
);
const LocalWhatIf = lazyScreen(async () => (await import('../screens/whatif/LocalWhatIf.tsx')).LocalWhatIf);
const SettingsScreen = lazyScreen(
  async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
  ['sections', 'lists', 'people'],
);

const ProfileScreen = lazyScreen(
  async () => (await import('../screens/people/ProfileScreen.tsx')).ProfileScreen,
  ['sections', 'lists', 'people'],
);
const LaddersScreen = lazyScreen(
  async () => (await import('../screens/ratings/LadderScreen.tsx')).LaddersScreen,
  ['sections', 'lists', 'people'],
);
const LadderScreen = lazyScreen(
  async () => (await import('../screens/ratings/LadderScreen.tsx')).LadderScreen,
  ['sections', 'lists', 'people'],
);
const PersonStatisticsScreen = lazyScreen(
  async () => (await import('../screens/statistics/PersonStatisticsScreen.tsx')).PersonStatisticsScreen,
  ['lists', 'people'],
);
const GameStatisticsScreen = lazyScreen(
  async () => (await import('../screens/statistics/GameStatisticsScreen.tsx')).GameStatisticsScreen,
  ['lists', 'people'],
);
const CircleScreen = lazyScreen(
  async () => (await import('../screens/people/CircleScreen.tsx')).CircleScreen,
  ['lists', 'people'],
);
const GroupScreen = lazyScreen(
  async () => (await import('../screens/people/GroupScreen.tsx')).GroupScreen,
  ['sections', 'lists', 'people', 'events'],
);
const JoinGroupScreen = lazyScreen(
  async () => (await import('../screens/people/JoinGroupScreen.tsx')).JoinGroupScreen,
  ['lists', 'people'],
);
const EventsScreen = lazyScreen(
  async () => (await import('../screens/events/EventsScreen.tsx')).EventsScreen,
  ['lists', 'events'],
);
const NewEventScreen = lazyScreen(
  async () => (await import('../screens/events/NewEventScreen.tsx')).NewEventScreen,
  ['sections', 'lists', 'events'],
);
const EventScreen = lazyScreen(
  async () => (await import('../screens/events/EventScreen.tsx')).EventScreen,
  ['lists', 'events'],
);
const ChangeEventScreen = lazyScreen(
  async () => (await import('../screens/events/ChangeEventScreen.tsx')).ChangeEventScreen,
  ['sections', 'lists', 'events'],
);
const ForgottenScreen = lazyScreen(
  async () => (await import('../screens/account/ForgottenScreen.tsx')).ForgottenScreen,
  ['people'],
);
const ResetScreen = lazyScreen(
  async () => (await import('../screens/account/ForgottenScreen.tsx')).ResetScreen,
  ['people'],
);

/** The screens that many begin with. */
const FIRST_SCREENS = [
  { path: /^\/$/, screen: Home },
  { path: /^\/local\/[^/]+$/, screen: LocalScreen },
  { path: /^\/table\//, screen: TablePage },
  { path: /^\/lobby$/, screen: LobbyScreen },
  { path: /^\/rules$/, screen: RulesIndex },
  { path: /^\/rules\//, screen: RulesScreen },
];

/** Loads the screen of an address, so that the first thing drawn is the screen itself; its failure is told when it is drawn. */
export async function preloadScreen(address: string): Promise<void> {
  const first = FIRST_SCREENS.find(({ path }) => path.test(address));
  await first?.screen.preload().catch(() => undefined);
}

/** The screen for the current address. */
export function Routes() {
  const [path] = useLocation();
  return (
    <Boundary at={path}>
      <Suspense fallback={<Message content="loading" />}>
        <Switch>
          <Route path={PAGES.home}>
            <Home />
          </Route>
          <Route path={PAGES.play}>{({ id }) => <PlayScreen key={id} id={id} />}</Route>
          <Route path={PAGES.local}>{({ id }) => <LocalScreen key={id} id={id} />}</Route>
          <Route path={PAGES.localReplay}>{({ id }) => <LocalReplay key={id} id={id} />}</Route>
          <Route path={PAGES.localWhatIf}>{({ id }) => <LocalWhatIf key={id} id={id} />}</Route>
          <Route path={PAGES.whatIf}>
            <WhatIfScreen />
          </Route>
          <Route path={PAGES.openRecord}>
            <RecordScreen />
          </Route>
          <Route path={PAGES.lobby}>
            <LobbyScreen />
          </Route>
          <Route path={PAGES.newTable}>{({ id }) => <NewTableScreen key={id} id={id} />}</Route>
          <Route path={PAGES.table}>{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path={PAGES.join}>{({ token }) => <JoinScreen key={token} token={token} />}</Route>
          <Route path={PAGES.friend}>{({ token }) => <JoinScreen key={token} token={token} />}</Route>
          <Route path={PAGES.stop}>
            {({ token }) => <LinkScreen key={token} purpose="stop" token={token} />}
          </Route>
          <Route path={PAGES.confirm}>
            {({ token }) => <LinkScreen key={token} purpose="confirm" token={token} />}
          </Route>
          <Route path={PAGES.me}>
            <MeScreen />
          </Route>
          <Route path={PAGES.forgotten}>
            <ForgottenScreen />
          </Route>
          <Route path={PAGES.reset}>{({ token }) => <ResetScreen key={token} token={token} />}</Route>
          <Route path={PAGES.person}>{({ id }) => <ProfileScreen key={id} id={id} />}</Route>
          <Route path={PAGES.ladders}>
            <LaddersScreen />
          </Route>
          <Route path={PAGES.ladder}>
            {({ kind, game, seats }) => <LadderScreen kind={kind} game={game} seats={seats} />}
          </Route>
          <Route path={PAGES.personStatistics}>
            {({ id, game }) => <PersonStatisticsScreen key={`${id} ${game}`} id={id} game={game} />}
          </Route>
          <Route path={PAGES.statistics}>
            {({ game }) => <GameStatisticsScreen key={game} game={game} />}
          </Route>
          <Route path={PAGES.friends}>
            <CircleScreen />
          </Route>
          <Route path={PAGES.group}>{({ id }) => <GroupScreen key={id} id={id} />}</Route>
          <Route path={PAGES.joinGroup}>{({ token }) => <JoinGroupScreen key={token} token={token} />}</Route>
          <Route path={PAGES.events}>
            <EventsScreen />
          </Route>
          <Route path={PAGES.newEvent}>
            <NewEventScreen />
          </Route>
          <Route path={PAGES.changeEvent}>{({ id }) => <ChangeEventScreen key={id} id={id} />}</Route>
          <Route path={PAGES.event}>{({ id }) => <EventScreen key={id} id={id} />}</Route>
          <Route path={PAGES.myReports}>
            <ReportsScreen />
          </Route>
          <Route path={PAGES.moderation}>
            <CasesScreen />
          </Route>
          <Route path={PAGES.moderationCase}>{({ id }) => <CaseScreen key={id} id={id} />}</Route>
          <Route path={PAGES.conduct}>
            <ConductScreen />
          </Route>
          <Route path={PAGES.admin}>
            <AdminScreen />
          </Route>
          <Route path={PAGES.replay}>{({ id }) => <ReplayScreen key={id} kind="tables" id={id} />}</Route>
          <Route path={PAGES.record}>{({ id }) => <ReplayScreen key={id} kind="records" id={id} />}</Route>
          <Route path={PAGES.fairFile}>
            <FairFileScreen />
          </Route>
          <Route path={PAGES.fair}>{({ id }) => <FairScreen key={id} kind="tables" id={id} />}</Route>
          <Route path={PAGES.fairRecord}>{({ id }) => <FairScreen key={id} kind="records" id={id} />}</Route>
          <Route path={PAGES.rulesIndex}>
            <RulesIndex />
          </Route>
          <Route path={PAGES.rules}>{({ game }) => <RulesScreen key={game} game={game} />}</Route>
          <Route path={PAGES.learnIndex}>
            <LearnIndex />
          </Route>
          <Route path={PAGES.learn}>{({ game }) => <LearnScreen key={game} game={game} />}</Route>
          <Route path={PAGES.questions}>{({ game }) => <QuestionsScreen key={game} game={game} />}</Route>
          <Route path={PAGES.lesson}>
            {({ game, lesson }) => <LessonScreen game={game} lesson={lesson} />}
          </Route>
          <Route path={PAGES.puzzles}>{({ game }) => <PuzzlesScreen key={game} game={game} />}</Route>
          <Route path={PAGES.puzzle}>
            {({ game, which }) => <PuzzleScreen key={`${game} ${which}`} game={game} which={which} />}
          </Route>
          <Route path={PAGES.daily}>
            <DailyScreen />
          </Route>
          <Route path={PAGES.dailyGame}>{({ game }) => <DailyScreen game={game} />}</Route>
          <Route path={PAGES.dailyDay}>{({ game, day }) => <DailyScreen game={game} day={day} />}</Route>
          <Route path={PAGES.dailyReplay}>
            {({ game, day, id }) => <DailyReplay key={id} game={game} day={day} id={id} />}
          </Route>
          <Route path={PAGES.settings}>
            <SettingsScreen />
          </Route>
          <Route>
            <Message content="notFound" />
          </Route>
        </Switch>
      </Suspense>
    </Boundary>
  );
}
