/** Other nodes say who is at a table there. */
import { expect, it } from 'vitest';
import type { Bus } from '../../cluster/bus.ts';
import { SILENT_BUS } from '../../cluster/bus.ts';
import { PresenceElsewhere } from '../presenceElsewhere.ts';

/** Hears what others say, as nodes of one cluster do. */
function newBus(): (node: string) => Bus {
  const listeners: { node: string; topic: string; hear: (message: unknown) => void }[] = [];
  return (node) => ({
    ...SILENT_BUS,
    isSilent: false,
    say(topic, id, message) {
      for (const listener of listeners)
        if (listener.node !== node && listener.topic === `${topic} ${id}`) listener.hear(message);
    },
    listen(topic, id, hear) {
      listeners.push({ node, topic: `${topic} ${id}`, hear });
      return () => {};
    },
  });
}

it('is known where somebody is, and is no where nobody answers', async () => {
  const busOf = newBus();
  const east = new PresenceElsewhere(busOf('east'), 'east', () => false);
  new PresenceElsewhere(busOf('west'), 'west', (person, table) => person === 'ada' && table === 'table1');
  expect(await east.has('ada', 'table1')).toBe(true);
  expect(await east.has('ada', 'table2')).toBe(false);
});

it('is not asked for by a server alone, or where others cannot be heard', async () => {
  expect(await new PresenceElsewhere(SILENT_BUS, 'one', () => true).has('ada', 'table1')).toBe(false);
  const cut = { ...newBus()('one'), isConnected: () => false };
  expect(await new PresenceElsewhere(cut, 'one', () => true).has('ada', 'table1')).toBe(false);
});
