/** Which screen an address shows. */
import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from '../screens/frame/Boundary.tsx';
import { Message } from '../screens/frame/Message.tsx';
import { Home } from '../screens/home/Home.tsx';
import { LocalScreen } from '../screens/local/lazyLocalScreen.ts';

const PlayScreen = lazy(() =>
  import('../screens/local/PlayScreen.tsx').then(({ PlayScreen }) => ({ default: PlayScreen })),
);
const LocalReplay = lazy(() =>
  import('../screens/local/LocalReplay.tsx').then(({ LocalReplay }) => ({ default: LocalReplay })),
);
const RecordScreen = lazy(() =>
  import('../screens/local/RecordScreen.tsx').then(({ RecordScreen }) => ({ default: RecordScreen })),
);
const LobbyScreen = lazy(() =>
  import('../screens/lobby/LobbyScreen.tsx').then(({ LobbyScreen }) => ({ default: LobbyScreen })),
);
const NewTableScreen = lazy(() =>
  import('../screens/setup/NewTableScreen.tsx').then(({ NewTableScreen }) => ({ default: NewTableScreen })),
);
const TablePage = lazy(() =>
  import('../screens/online/TablePage.tsx').then(({ TablePage }) => ({ default: TablePage })),
);
const JoinScreen = lazy(() =>
  import('../screens/join/JoinScreen.tsx').then(({ JoinScreen }) => ({ default: JoinScreen })),
);
const MeScreen = lazy(() =>
  import('../screens/account/MeScreen.tsx').then(({ MeScreen }) => ({ default: MeScreen })),
);
const ReplayScreen = lazy(() =>
  import('../screens/online/ReplayScreen.tsx').then(({ ReplayScreen }) => ({ default: ReplayScreen })),
);
const AdminScreen = lazy(() =>
  import('../screens/admin/AdminScreen.tsx').then(({ AdminScreen }) => ({ default: AdminScreen })),
);
const RulesIndex = lazy(() =>
  import('../screens/rules/RulesIndex.tsx').then(({ RulesIndex }) => ({ default: RulesIndex })),
);
const RulesScreen = lazy(() =>
  import('../screens/rules/RulesScreen.tsx').then(({ RulesScreen }) => ({ default: RulesScreen })),
);
const SettingsScreen = lazy(() =>
  import('../screens/settings/SettingsScreen.tsx').then(({ SettingsScreen }) => ({
    default: SettingsScreen,
  })),
);

export function Routes() {
  const [here] = useLocation();
  return (
    <Boundary at={here}>
      <Suspense fallback={<Message says="loading" />}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/play/:id">{({ id }) => <PlayScreen key={id} id={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalScreen key={id} id={id} />}</Route>
          <Route path="/local/:id/replay">{({ id }) => <LocalReplay key={id} id={id} />}</Route>
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
          <Route path="/settings">
            <SettingsScreen />
          </Route>
          <Route>
            <Message says="notFound" />
          </Route>
        </Switch>
      </Suspense>
    </Boundary>
  );
}
