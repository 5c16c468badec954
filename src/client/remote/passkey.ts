/** Passkeys of this device; the browser's part of both ceremonies. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { Refused } from '#kernel';
import { api } from './api.ts';

/** What the device did not want, or could not give. */
const NOT_GIVEN = new Refused({ rule: 'P14', code: 'badPasskey' });

export async function addPasskey(): Promise<void> {
  const optionsJSON = (await api.newPasskey()) as Parameters<typeof startRegistration>[0]['optionsJSON'];
  await api.keepPasskey(await given(startRegistration({ optionsJSON })));
}

export async function signInByPasskey(): Promise<void> {
  const optionsJSON = (await api.askPasskey()) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  await api.signInByPasskey(await given(startAuthentication({ optionsJSON })));
}

async function given<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch {
    throw NOT_GIVEN;
  }
}
