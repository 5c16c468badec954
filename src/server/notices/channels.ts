/** A person's channels and settings: set up, changed and shown. */
import type * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { newChannel } from '../http/routeSchemas.ts';
import { cleanEmail } from '../people/cleanName.ts';
import { newChannelId, newToken } from '../people/token.ts';
import { isZone } from '../people/zones.ts';
import type { Channel, ChannelKind, PersonSettings, Store } from '../store/index.ts';
import { ClosedAddress, checkedAddress } from './guardedRequest.ts';
import type { Notices } from './notices.ts';

type NewChannel = v.InferOutput<typeof newChannel>;

/** P17 */
const MOST: Readonly<Record<ChannelKind, number>> = { push: 10, mail: 1, hook: 3 };

const A_DAY = 24 * 60 * 60_000;
/** Mails that ask to confirm an address. */
const CONFIRMED_A_DAY = 3;

interface ChannelContext {
  readonly store: Store;
  readonly notices: Pick<Notices, 'mailer' | 'tokens' | 'trusted'>;
}

/** Gives the channel that is there from now on. `base` is where the person has found the server. */
export async function setUpChannel(
  { store, notices }: ChannelContext,
  person: PersonId,
  wanted: NewChannel,
  base: string,
): Promise<Channel> {
  const own = await store.channelsOf(person);
  if (wanted.kind !== 'push') await refuseGuests(store, person);
  const { address, keys, language } = await formOf(store, notices, wanted, own, base);
  const replaced = wanted.kind === 'push' ? wanted.replaces : undefined;
  const known = own.find(
    (channel) =>
      channel.kind === wanted.kind &&
      (wanted.kind === 'mail' || channel.address === address || channel.address === replaced),
  );
  // A mail address is confirmed each time; links of the former one mean nothing any more.
  const state = wanted.kind === 'mail' ? ('unconfirmed' as const) : ('on' as const);
  const generation = (known?.generation ?? 0) + 1;
  const fresh = { state, generation, failures: 0, used: null, answer: null };
  const channel: Channel = {
    id: known?.id ?? newChannelId(),
    person,
    kind: wanted.kind,
    address,
    keys,
    language,
    created: known?.created ?? Date.now(),
    ...fresh,
  };
  if (known) await store.changeChannel(known.id, { address, keys, language, ...fresh });
  else {
    if (own.filter(({ kind }) => kind === wanted.kind).length >= MOST[wanted.kind])
      throw refusedAtDoor('tooMany');
    await store.addChannel(channel);
  }
  if (wanted.kind === 'mail')
    await notices.mailer?.confirm(channel, `/confirm/${notices.tokens.of('confirm', channel, Date.now())}`);
  return channel;
}

/** P6 A guest's account is lost with the cookie, and nobody could stop what it has set up. */
async function refuseGuests(store: Store, person: PersonId): Promise<void> {
  const { passwordHash = null } = (await store.person(person)) ?? {};
  if (passwordHash === null && (await store.passkeysOf(person)).length === 0)
    throw refusedAtDoor('notAllowed');
}

async function formOf(
  store: Store,
  { mailer, trusted }: ChannelContext['notices'],
  wanted: NewChannel,
  own: readonly Channel[],
  base: string,
): Promise<Pick<Channel, 'address' | 'keys' | 'language'>> {
  if (wanted.kind === 'mail') {
    if (!mailer) throw refusedAtDoor('notAllowed');
    const address = emailOf(wanted.address);
    // P7 Nobody is asked again and again whether an address is theirs.
    const { count } = await store.count(`confirm ${address}`, A_DAY, Date.now());
    if (count > CONFIRMED_A_DAY) throw refusedAtDoor('tooFast');
    return { address, keys: {}, language: wanted.language };
  }
  if (wanted.kind === 'hook') {
    const { form, language } = wanted;
    const secret = form === 'json' ? { secret: newToken(256) } : {};
    return { address: openAddress(wanted.address, trusted), keys: { form, base, ...secret }, language };
  }
  const { endpoint, p256dh, auth, device, replaces } = wanted;
  const before = own.find(({ address }) => address === replaces);
  const keys = { p256dh, auth, device: device || (before?.keys.device ?? '') };
  return {
    address: openAddress(endpoint, trusted),
    keys,
    language: wanted.language ?? before?.language ?? 'en',
  };
}

/** P27 */
function openAddress(address: string, trusted: readonly string[]): string {
  try {
    return checkedAddress(address, trusted).href;
  } catch (error) {
    throw error instanceof ClosedAddress ? refusedAtDoor('closedAddress') : error;
  }
}

/** P27 One address and no list of them. */
function emailOf(address: string): string {
  if (!/^[^\s@,;:<>"()\\]+@[^\s@,;:<>"()\\]+$/u.test(address.trim())) throw refusedAtDoor('closedAddress');
  return cleanEmail(address);
}

/** P28 */
export async function ownChannel(store: Store, person: PersonId, id: string): Promise<Channel> {
  const channel = await store.channel(id);
  if (channel?.person !== person) throw refusedAtDoor('noSuchChannel');
  return channel;
}

/** What a person sees of a channel: no keys, and of a webhook's address the host alone. */
export function shownChannel({ id, kind, address, keys, state, used, answer, created }: Channel) {
  const host = () => (URL.canParse(address) ? new URL(address).host : '');
  const name = { push: () => keys.device || host(), mail: () => address, hook: host }[kind]();
  return { id, kind, name, form: keys.form ?? '', state, used, answer, created };
}

/** P1 A zone is one that the server knows. */
export async function changeSettings(
  store: Store,
  person: PersonId,
  change: { readonly [K in keyof PersonSettings]?: PersonSettings[K] | undefined },
): Promise<PersonSettings> {
  if (change.zone !== undefined && !isZone(change.zone)) throw refusedAtDoor('malformed');
  const before = await store.settingsOf(person);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const settings = { ...before, ...given };
  await store.keepSettings(person, settings);
  return settings;
}
