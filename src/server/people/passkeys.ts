/** Passkeys: what the browser is asked for, and whether its answer is valid. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Passkey, Person, Store } from '../store/index.ts';
import type { Challenges } from './passkeyChallenges.ts';

/** The site a passkey is for: its host name and its whole origin. */
export interface Site {
  readonly id: string;
  readonly origin: string;
}

/** Nobody needs more, and the store stays small. */
const MOST_PASSKEYS = 10;

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Asks the browser for a new passkey of this person. */
export async function askForPasskey(store: Store, challenges: Challenges, site: Site, person: Person) {
  const known = await store.passkeysOf(person.id);
  if (known.length >= MOST_PASSKEYS) throw refusedAtDoor('tooMany');
  const options = await generateRegistrationOptions({
    rpName: 'Skyline',
    rpID: site.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email ?? person.name,
    userDisplayName: person.name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { options, secret: await challenges.add(options.challenge, person.id) };
}

/** Keeps a new passkey; P14 when the answer is not valid. */
export async function addPasskey(
  store: Store,
  challenges: Challenges,
  site: Site,
  person: PersonId,
  ceremony: string | undefined,
  response: unknown,
): Promise<void> {
  const challenge = await challenges.take(ceremony);
  if (challenge === undefined || challenge.person !== person) throw refusedAtDoor('badPasskey');
  const verified = await orBadPasskey(
    verifyRegistrationResponse({
      // The library checks every part of it and throws where one is wrong.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    }),
  );
  if (!verified.verified) throw refusedAtDoor('badPasskey');
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  if (await store.passkey(id)) throw refusedAtDoor('badPasskey');
  await store.addPasskey({
    id,
    person,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
    created: Date.now(),
  });
}

/** Asks the browser for any passkey it has for this site. */
export async function askWho(challenges: Challenges, site: Site) {
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: 'preferred' });
  return { options, secret: await challenges.add(options.challenge, undefined) };
}

/** Whose passkey answered; P14 when the answer is not valid. */
export async function whoAnswered(
  store: Store,
  challenges: Challenges,
  site: Site,
  ceremony: string | undefined,
  response: { readonly id: string },
): Promise<PersonId> {
  const challenge = await challenges.take(ceremony);
  const passkey = await store.passkey(response.id);
  if (challenge === undefined || challenge.person !== undefined || passkey === undefined)
    throw refusedAtDoor('badPasskey');
  const verified = await orBadPasskey(
    verifyAuthenticationResponse({
      // The library checks every part of it and throws where one is wrong.
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge.challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: credentialOf(passkey),
      requireUserVerification: false,
    }),
  );
  if (!verified.verified) throw refusedAtDoor('badPasskey');
  await store.countPasskey(passkey.id, verified.authenticationInfo.newCounter);
  return passkey.person;
}

function credentialOf({ id, publicKey, counter, transports }: Passkey) {
  return {
    id,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
    // They are only hints for the browser, which gave them when it was registered.
    transports: [...transports] as Transports,
  };
}

/** Whatever is wrong with an answer, its sender learns only that something is. */
async function orBadPasskey<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying;
  } catch {
    throw refusedAtDoor('badPasskey');
  }
}
