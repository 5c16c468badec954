import { describe, expect, it } from 'vitest';
import { LIMITS, readConfig } from './config.ts';

const DEFAULTS = {
  port: 3000,
  host: 'localhost',
  data: './data',
  databaseUrl: undefined,
  natsUrl: undefined,
  node: expect.stringMatching(/^[\w-]{12}$/),
  drainTime: 0,
  trustProxy: false,
  secure: false,
  logLevel: 'info',
  limits: LIMITS,
  publicUrl: undefined,
  mail: undefined,
  trustedHooks: [],
  botPause: 350,
  openMetrics: false,
  admins: [],
  moderators: [],
  requestTime: 30_000,
};

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toEqual(DEFAULTS);
    expect(readConfig({ PORT: '', HOST: '', SKYLINE_DATA: '', SKYLINE_ADMINS: '' })).toEqual(DEFAULTS);
  });

  it('come from the environment', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      SKYLINE_DATA: '/srv/skyline',
      DATABASE_URL: 'postgres://skyline@localhost/skyline',
      NATS_URL: 'nats://one,tls://two',
      SKYLINE_NODE: 'east-1',
      SKYLINE_DRAIN_SECONDS: '60',
      SKYLINE_TRUST_PROXY: '1',
      SKYLINE_SECURE: '1',
      SKYLINE_LOG: 'warn',
      SKYLINE_URL: 'https://play.example.org/',
      SMTP_URL: 'smtps://skyline:secret@mail.example.org',
      SKYLINE_MAIL_FROM: 'Skyline <skyline@example.org>',
      SKYLINE_TRUSTED_HOOKS: 'ntfy.lan:8080, 10.0.0.7',
      SKYLINE_BOT_PAUSE: '0',
      SKYLINE_METRICS: 'open',
      SKYLINE_ADMINS: 'abcdefghijkl2345, zyxwvutsrqpo7654',
      SKYLINE_MODERATORS: 'mmmmmmmmmmmm2345',
      SKYLINE_REQUEST_SECONDS: '120',
    };
    expect(readConfig(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      data: '/srv/skyline',
      databaseUrl: 'postgres://skyline@localhost/skyline',
      natsUrl: 'nats://one,tls://two',
      node: 'east-1',
      drainTime: 60_000,
      trustProxy: true,
      secure: true,
      logLevel: 'warn',
      limits: LIMITS,
      publicUrl: 'https://play.example.org',
      mail: {
        url: 'smtps://skyline:secret@mail.example.org',
        from: 'Skyline <skyline@example.org>',
      },
      trustedHooks: ['ntfy.lan:8080', '10.0.0.7'],
      botPause: 0,
      openMetrics: true,
      admins: ['abcdefghijkl2345', 'zyxwvutsrqpo7654'],
      moderators: ['mmmmmmmmmmmm2345'],
      requestTime: 120_000,
    });
  });

  it('raise every limit alike', () => {
    const { limits } = readConfig({ SKYLINE_LIMITS: '3' });
    expect(limits.commandsPerMinute).toBe(3 * LIMITS.commandsPerMinute);
    expect(Object.keys(limits)).toEqual(Object.keys(LIMITS));
  });

  it.each(['http', '-1', '80.5', '65536', '0x50', ' 80'])('refuse PORT=%s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow('PORT must be a whole number');
  });

  it.each([
    ['SKYLINE_SECURE', 'yes', 'SKYLINE_SECURE must be 0 or 1'],
    ['SKYLINE_METRICS', '1', 'SKYLINE_METRICS must be "open" or nothing'],
    ['SKYLINE_TRUST_PROXY', 'true', 'SKYLINE_TRUST_PROXY must be 0 or 1'],
    ['SKYLINE_LOG', 'loud', 'SKYLINE_LOG must be one of'],
    ['SKYLINE_URL', 'play.example.org', 'SKYLINE_URL must be an address'],
    ['SKYLINE_URL', 'ftp://play.example.org', 'SKYLINE_URL must be an address'],
    ['SKYLINE_BOT_PAUSE', '99999', 'SKYLINE_BOT_PAUSE must be a whole number'],
    ['SKYLINE_LIMITS', '0', 'SKYLINE_LIMITS must be 1 or more'],
    ['SKYLINE_REQUEST_SECONDS', '0', 'SKYLINE_REQUEST_SECONDS must be 1 or more'],
    ['SKYLINE_NODE', 'two words', 'SKYLINE_NODE must be letters'],
    ['SKYLINE_DRAIN_SECONDS', '601', 'SKYLINE_DRAIN_SECONDS must be a whole number'],
    ['NATS_URL', 'nats://localhost', 'NATS_URL needs DATABASE_URL'],
    ['SMTP_URL', 'smtp://localhost', 'SMTP_URL needs SKYLINE_MAIL_FROM'],
    ['SKYLINE_TRUSTED_HOOKS', 'https://ntfy.lan', 'SKYLINE_TRUSTED_HOOKS must be hosts such as'],
    ['SKYLINE_ADMINS', 'Ann', 'SKYLINE_ADMINS must be ids of people with commas between them, not "Ann"'],
    ['SKYLINE_ADMINS', 'abcdefghijkl2345,', 'SKYLINE_ADMINS must be ids of people'],
    ['SKYLINE_MODERATORS', 'Ann', 'SKYLINE_MODERATORS must be ids of people'],
  ])('refuse %s=%s', (name, value, complaint) => {
    expect(() => readConfig({ [name]: value })).toThrow(complaint);
  });

  it('do not repeat a password', () => {
    const DATABASE_URL = 'mysql://me:secret@localhost/skyline';
    expect(() => readConfig({ DATABASE_URL })).toThrow(
      /^DATABASE_URL must begin with postgres:\/\/ or postgresql:\/\/$/,
    );
    const NATS_URL = 'http://me:secret@localhost';
    expect(() => readConfig({ NATS_URL })).toThrow(/^NATS_URL must begin with nats:\/\/ or tls:\/\/$/);
    const SMTP_URL = 'http://me:secret@localhost';
    expect(() => readConfig({ SMTP_URL })).toThrow(/^SMTP_URL must begin with smtp:\/\/ or smtps:\/\/$/);
  });
});
