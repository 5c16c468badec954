/** Routing: which screen an address shows. */
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from '../screens/frame/Boundary.tsx';
import { Message } from '../screens/frame/Message.tsx';
import { Home } from '../screens/home/Home.tsx';
import { LocalScreen } from '../screens/local/lazyLocalScreen.ts';
import { lazyScreen } from '../ui/lazyScreen.tsx';

const PlayScreen = lazyScreen(async () => (await import('../screens/local/PlayScreen.tsx')).PlayScreen);
const LocalReplay = lazyScreen(async () => (await import('../screens/local/LocalReplay.tsx')).LocalReplay);
const RecordScreen = lazyScreen(async () => (await import('../screens/local/RecordScreen.tsx')).RecordScreen);
const LobbyScreen = lazyScreen(async () => (await import('../screens/lobby/LobbyScreen.tsx')).LobbyScreen);
const NewTableScreen = lazyScreen(
  async () => (await import('../screens/setup/NewTableScreen.tsx')).NewTableScreen,
);
const TablePage = lazyScreen(async () => (await import('../screens/online/TablePage.tsx')).TablePage);
const JoinScreen = lazyScreen(async () => (await import('../screens/join/JoinScreen.tsx')).JoinScreen);
const MeScreen = lazyScreen(async () => (await import('../screens/account/MeScreen.tsx')).MeScreen);
const ReplayScreen = lazyScreen(
  async () => (await import('../screens/online/ReplayScreen.tsx')).ReplayScreen,
);
const AdminScreen = lazyScreen(async () => (await import('../screens/admin/AdminScreen.tsx')).AdminScreen);
const RulesIndex = lazyScreen(async () => (await import('../screens/rules/RulesIndex.tsx')).RulesIndex);
const RulesScreen = lazyScreen(async () => (await import('../screens/rules/RulesScreen.tsx')).RulesScreen);
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
const WhatIfScreen = lazyScreen(
  async () => (await import('../screens/whatif/WhatIfScreen.tsx')).WhatIfScreen,
);
const LocalWhatIf = lazyScreen(async () => (await import('../screens/whatif/LocalWhatIf.tsx')).LocalWhatIf);
const SettingsScreen = lazyScreen(
  async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
);

/** The screen for the current address. */
export function Routes() {
  const [path] = useLocation();
  return (
    <Boundary at={path}>
      <Suspense fallback={<Message content="loading" />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/play/:id">{({ id }) => <PlayScreen key={id} id={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalScreen key={id} id={id} />}</Route>
          <Route path="/local/:id/replay">{({ id }) => <LocalReplay key={id} id={id} />}</Route>
          <Route path="/local/:id/whatif">{({ id }) => <LocalWhatIf key={id} id={id} />}</Route>
          <Route path="/whatif">
            <WhatIfScreen />
          </Route>
          <Route path="/record">
            <RecordScreen />
          </Route>
          <Route path="/lobby">
            <LobbyScreen />
          </Route>
          <Route path="/new/:id">{({ id }) => <NewTableScreen key={id} id={id} />}</Route>
          <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/join/:token">{({ token }) => <JoinScreen key={token} token={token} />}</Route>
          <Route path="/friend/:token">{({ token }) => <JoinScreen key={token} token={token} />}</Route>
          <Route path="/me">
            <MeScreen />
          </Route>
          <Route path="/admin">
            <AdminScreen />
          </Route>
          <Route path="/replay/:id">{({ id }) => <ReplayScreen key={id} kind="tables" id={id} />}</Route>
          <Route path="/record/:id">{({ id }) => <ReplayScreen key={id} kind="records" id={id} />}</Route>
          <Route path="/rules">
            <RulesIndex />
          </Route>
          <Route path="/rules/:game">{({ game }) => <RulesScreen key={game} game={game} />}</Route>
          <Route path="/learn/:game">{({ game }) => <LearnScreen key={game} game={game} />}</Route>
          <Route path="/learn/:game/questions">
            {({ game }) => <QuestionsScreen key={game} game={game} />}
          </Route>
          <Route path="/learn/:game/:lesson">
            {({ game, lesson }) => <LessonScreen game={game} lesson={lesson} />}
          </Route>
          <Route path="/puzzles/:game">{({ game }) => <PuzzlesScreen key={game} game={game} />}</Route>
          <Route path="/puzzles/:game/:which">
            {({ game, which }) => <PuzzleScreen key={`${game} ${which}`} game={game} which={which} />}
          </Route>
          <Route path="/settings">
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
