/** An authenticator made of software: it signs what a browser's passkey would. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_NEW_KEY = 0x40;

export class SoftKey {
  readonly id: string;
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  private readonly site: string;
  private readonly origin: string;
  private used = 0;

  constructor(site: string, origin: string, id = randomBytes(16).toString('base64url')) {
    this.id = id;
    this.site = site;
    this.origin = origin;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The same key, used on another site. */
  at(site: string, origin: string): SoftKey {
    return Object.assign(new SoftKey(site, origin, this.id), { keys: this.keys, used: this.used + 100 });
  }

  /** What navigator.credentials.create gives. */
  create(challenge: string): object {
    const idBytes = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([Buffer.alloc(16), uint16(idBytes.length), idBytes, this.coseKey()]);
    const authData = Buffer.concat([this.head(USER_PRESENT_AND_VERIFIED | HAS_NEW_KEY), key]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What navigator.credentials.get gives. */
  get(challenge: string): object {
    this.used += 1;
    const authData = this.head(USER_PRESENT_AND_VERIFIED);
    const clientData = this.clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.used);
    return Buffer.concat([sha256(Buffer.from(this.site)), Buffer.from([flags]), counter]);
  }

  /** The public key as COSE: elliptic curve P-256, signed with SHA-256. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

function cborMap(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
