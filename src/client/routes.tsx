/** Which screen an address shows. */
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './lobby/Home.tsx';
import { Message } from './ui/Message.tsx';

const PlayScreen = lazy(() =>
  import('./play/PlayScreen.tsx').then(({ PlayScreen }) => ({ default: PlayScreen })),
);

export function Routes() {
  return (
    <Suspense fallback={<Message says="loading" />}>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/play/:id">{({ id }) => <PlayScreen key={id} id={id} />}</Route>
        <Route>
          <Message says="notFound" />
        </Route>
      </Switch>
    </Suspense>
  );
}
