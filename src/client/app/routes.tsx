/** Which screen an address shows. */
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from '../screens/frame/Boundary.tsx';
import { Message } from '../screens/frame/Message.tsx';
import { Home } from '../screens/home/Home.tsx';
import { LocalScreen } from '../screens/local/lazyLocalScreen.ts';
import { screen } from '../ui/lazyScreen.tsx';

const PlayScreen = screen(async () => (await import('../screens/local/PlayScreen.tsx')).PlayScreen);
const LocalReplay = screen(async () => (await import('../screens/local/LocalReplay.tsx')).LocalReplay);
const RecordScreen = screen(async () => (await import('../screens/local/RecordScreen.tsx')).RecordScreen);
const LobbyScreen = screen(async () => (await import('../screens/lobby/LobbyScreen.tsx')).LobbyScreen);
const NewTableScreen = screen(
  async () => (await import('../screens/setup/NewTableScreen.tsx')).NewTableScreen,
);
const TablePage = screen(async () => (await import('../screens/online/TablePage.tsx')).TablePage);
const JoinScreen = screen(async () => (await import('../screens/join/JoinScreen.tsx')).JoinScreen);
const MeScreen = screen(async () => (await import('../screens/account/MeScreen.tsx')).MeScreen);
const ReplayScreen = screen(async () => (await import('../screens/online/ReplayScreen.tsx')).ReplayScreen);
const AdminScreen = screen(async () => (await import('../screens/admin/AdminScreen.tsx')).AdminScreen);
const RulesIndex = screen(async () => (await import('../screens/rules/RulesIndex.tsx')).RulesIndex);
const RulesScreen = screen(async () => (await import('../screens/rules/RulesScreen.tsx')).RulesScreen);
const SettingsScreen = screen(
  async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
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
