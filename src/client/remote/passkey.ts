/** Passkeys of this device: the browser's part of registration and sign-in. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { Refused } from '#kernel';
import { api } from './api.ts';

/** When the device declines or has no passkey. */
const DECLINED = new Refused({ rule: 'P14', code: 'badPasskey' });

/** Registers a passkey for the signed-in person. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await api.newPasskeyOptions();
  await api.addPasskey(await orDeclined(startRegistration({ optionsJSON })));
}

/** Signs in with a passkey. */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await api.passkeyChallenge();
  await api.signInByPasskey(await orDeclined(startAuthentication({ optionsJSON })));
}

async function orDeclined<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch {
    throw DECLINED;
  }
}
