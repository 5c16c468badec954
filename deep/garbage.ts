/** Attacks that are no messages of the protocol: parsing must stop them. */
import { LONGEST_MESSAGE, PROTOCOL } from '#protocol';
import { commandMessage, type Kind, ODD, POISON, SENDERS, seatOf } from './target.ts';

export const GARBAGE_KINDS: Readonly<Record<string, Kind>> = {
  unknownKey: (rng, target, id) => {
    const from = rng.pick([0, 1] as const);
    const { answered, legal } = seatOf(target, from);
    const command = { do: 'play', answered, action: legal.length > 0 ? rng.pick(legal) : null };
    const key = rng.pick(['admin', 'seat', 'person', 'as', 'token', 'seed']);
    const extra = { [key]: rng.pick([true, 0, 1, 'host']) };
    const inside = rng.below(2) === 0;
    const data = inside
      ? commandMessage(target.table, id, { ...command, ...extra })
      : { ...commandMessage(target.table, id, command), ...extra };
    return { from, data: JSON.stringify(data) };
  },
  wrongType: (rng, target, id) => {
    const whole = {
      ...commandMessage(target.table, id, { do: 'play', answered: 1, action: null }),
    } as Record<string, unknown>;
    const key = rng.pick(['ask', 'table', 'id', 'command']);
    const odd = rng.pick([...ODD, [whole], { do: rng.pick(POISON) }, 'x'.repeat(rng.below(600))]);
    return { from: rng.pick(SENDERS), data: JSON.stringify({ ...whole, [key]: odd }) };
  },
  malformed: (rng, target, id) => {
    const whole = JSON.stringify(commandMessage(target.table, id, { do: 'takeBack' }));
    const cut = whole.slice(0, 1 + rng.below(whole.length - 1));
    const noise = String.fromCharCode(
      ...Array.from({ length: 1 + rng.below(40) }, () => 32 + rng.below(900)),
    );
    return {
      from: rng.pick(SENDERS),
      data: rng.pick([cut, noise, '', 'null', '[]', '0', '"command"', `${whole}}`, 'NaN']),
    };
  },
  poisonedMessage: (rng, target, id) => {
    const key = rng.pick(POISON);
    return {
      from: rng.pick(SENDERS),
      data: rng.pick([
        `{"ask":"${key}"}`,
        `{"${key}":{"ask":"command"},"table":"${target.table}"}`,
        `{"ask":"command","table":"${target.table}","id":"${id}","command":{"do":"${key}"}}`,
        `{"ask":"command","table":"${key}","id":"${id}","command":{"${key}":{"do":"start"}}}`,
      ]),
    };
  },
  deep: (rng, target, id) => {
    const depth = 500 + rng.below(6000);
    const nest =
      rng.below(2) === 0
        ? '['.repeat(depth) + ']'.repeat(depth)
        : `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`;
    const data = JSON.stringify(commandMessage(target.table, id, { do: 'play', answered: 0, action: '@' }));
    return { from: rng.pick(SENDERS), data: data.replace('"@"', nest) };
  },
  long: (rng, target, id) => {
    const length = LONGEST_MESSAGE + 1 + rng.below(2 * LONGEST_MESSAGE);
    const command = rng.pick([
      { do: 'say', text: 'x'.repeat(length) },
      { do: 'play', answered: 0, action: 'y'.repeat(length) },
    ]);
    return {
      from: rng.pick(SENDERS),
      data: JSON.stringify(commandMessage(target.table, id, command)),
      mayClose: true,
    };
  },
  huge: (rng) => ({ from: rng.pick(SENDERS), data: 'z'.repeat(5 * LONGEST_MESSAGE), mayClose: true }),
  binary: (rng, target, id) => {
    const text = JSON.stringify(commandMessage(target.table, id, { do: 'takeBack' }));
    const noise = Buffer.from(Array.from({ length: 1 + rng.below(300) }, () => rng.below(256)));
    return {
      from: rng.pick(SENDERS),
      data: rng.pick([Buffer.from(text), noise, Buffer.alloc(0)]),
      mayClose: true,
    };
  },
  wrongProtocol: (rng) => {
    const protocol = rng.pick([0, PROTOCOL + 1, -1, 1.5, '1', null, 1e9]);
    return { from: rng.pick(SENDERS), data: JSON.stringify({ ask: 'hello', protocol }), mayClose: true };
  },
};
