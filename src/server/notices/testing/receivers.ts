/** Real receivers for tests: an HTTP server, a push service that decrypts as a browser does, a mail server. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface HttpReceiver {
  /** Host and port. */
  readonly host: string;
  readonly posted: Posted[];
  /** The statuses of the next answers; 201 when there are none left. */
  readonly statuses: number[];
  close(): Promise<void>;
}

export async function httpReceiver(): Promise<HttpReceiver> {
  const posted: Posted[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      const status = statuses.shift() ?? 201;
      response.writeHead(status, status === 429 ? { 'retry-after': '7' } : {}).end();
    });
  });
  const port = await listening(server);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { host: `127.0.0.1:${port}`, posted, statuses, close };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // It listens on a port.
  return (server.address() as AddressInfo).port;
}

/** What a browser has when it subscribes. */
export class PushSubscriber {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly p256dh: string;
  readonly auth = this.secret.toString('base64url');

  constructor() {
    this.p256dh = this.pair.generateKeys().toString('base64url');
  }

  /** RFC 8291 and 8188: what was encrypted for this browser; throws for anything else. */
  decrypt({ headers, body }: Posted): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(sender), this.secret, info, 32));
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${what}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** RFC 8292: who sent it, as the push service checks it; throws where the signature is not by this key. */
export function vapidOf({ headers }: Posted, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const [head, claims = '', signature = ''] = token.split('.');
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('a wrong signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

export interface MailReceiver {
  readonly url: string;
  /** Whole mails, with their headers. */
  readonly mails: string[];
  /** What the next recipients are answered with; accepted when there are none left. */
  readonly codes: number[];
  close(): Promise<void>;
}

export async function mailReceiver(): Promise<MailReceiver> {
  const mails: string[] = [];
  const codes: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const code = codes.shift();
      done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // It listens on a port.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    codes,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
