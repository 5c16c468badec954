/** How people are reached when they are away: their channels, their quiet hours, and links that stop messages. */
import * as v from 'valibot';
import { refusedAtDoor } from '#protocol';
import { changeSettings, ownChannel, setUpChannel, shownChannel } from '../notices/channels.ts';
import type { Purpose } from '../notices/linkTokens.ts';
import type { Channel } from '../store/index.ts';
import type { HttpContext } from './httpContext.ts';
import { STOP_ROUTE } from './jsonBodies.ts';
import { originOf } from './requestHooks.ts';
import { openRoute, route } from './route.ts';
import {
  channel,
  done,
  id,
  messageToken,
  newChannel,
  noticeChange,
  noticeSettings,
  text,
} from './routeSchemas.ts';

const oneChannel = v.strictObject({ channel: id });

export function addNoticeRoutes(context: HttpContext): void {
  const { store, notices } = context;
  const token = v.strictObject({ token: messageToken });

  /** The channel that a link in a message is about, unless it has changed since. */
  async function channelOfLink(purpose: Purpose, link: string): Promise<Channel> {
    const { channel, generation } = notices.tokens.read(purpose, link, Date.now());
    const found = await store.channel(channel);
    if (found?.generation !== generation) throw refusedAtDoor('expiredLink');
    return found;
  }

  route(context, {
    method: 'GET',
    url: '/api/me/settings',
    name: 'readSettings',
    summary: 'When and where I want to be told, and which ways there are.',
    returns: v.strictObject({ settings: noticeSettings, mail: v.boolean(), pushKey: text }),
    async handle({ person }) {
      const settings = await store.settingsOf(person);
      return { settings, mail: notices.mailer !== undefined, pushKey: notices.pushKey };
    },
  });

  route(context, {
    method: 'PATCH',
    url: '/api/me/settings',
    name: 'changeSettings',
    summary: 'Change some of it.',
    body: noticeChange,
    returns: v.strictObject({ settings: noticeSettings }),
    async handle({ person, body }) {
      return { settings: await changeSettings(store, person, body) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/me/channels',
    name: 'listChannels',
    summary: 'How I am reached when I am away.',
    returns: v.strictObject({ channels: v.array(channel) }),
    async handle({ person }) {
      return { channels: (await store.channelsOf(person)).map(shownChannel) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/me/channels',
    name: 'addChannel',
    refuses: ['closedAddress', 'tooMany', 'notAllowed'],
    summary:
      'One more way: a browser, an e-mail address (which gets a link to confirm it), or a webhook. Guests have browsers only.',
    limit: 'channels',
    body: newChannel,
    returns: v.strictObject({
      channel,
      secret: v.exactOptional(v.pipe(text, v.description('Signs what a webhook of the form json gets'))),
    }),
    async handle({ person, body, request }) {
      const made = await setUpChannel(context, person, body, originOf(context.config, request));
      const secret = made.keys.secret;
      return { channel: shownChannel(made), ...(secret !== undefined && { secret }) };
    },
  });

  route(context, {
    method: 'PATCH',
    url: '/api/me/channels/:channel',
    name: 'switchChannel',
    refuses: ['noSuchChannel', 'notNow'],
    summary: 'Switch a channel on or off. An address that is not confirmed stays off.',
    params: oneChannel,
    body: v.strictObject({ on: v.boolean() }),
    returns: v.strictObject({ channel }),
    async handle({ person, params, body }) {
      const found = await ownChannel(store, person, params.channel);
      if (found.state === 'unconfirmed') throw refusedAtDoor('notNow');
      const change = { state: body.on ? ('on' as const) : ('off' as const), failures: 0 };
      await store.changeChannel(found.id, change);
      return { channel: shownChannel({ ...found, ...change }) };
    },
  });

  route(context, {
    method: 'DELETE',
    url: '/api/me/channels/:channel',
    name: 'removeChannel',
    refuses: ['noSuchChannel'],
    summary: 'Take a channel away.',
    params: oneChannel,
    returns: done,
    async handle({ person, params }) {
      await store.removeChannel((await ownChannel(store, person, params.channel)).id);
      return {};
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/me/channels/:channel/test',
    name: 'testChannel',
    refuses: ['noSuchChannel', 'notNow'],
    summary: 'Send me a test message there, and say what came of it.',
    limit: 'channels',
    params: oneChannel,
    returns: v.strictObject({ was: v.picklist(['sent', 'later', 'gone', 'refused']), answer: text }),
    async handle({ person, params }) {
      const found = await ownChannel(store, person, params.channel);
      if (found.state === 'unconfirmed') throw refusedAtDoor('notNow');
      const { was, answer } = await notices.test(found);
      return { was, answer };
    },
  });

  openRoute(context, {
    method: 'POST',
    url: '/api/confirm/:token',
    name: 'confirmAddress',
    refuses: ['forgedLink', 'expiredLink'],
    summary: 'The e-mail address that this link was sent to is mine, and may be written to.',
    params: token,
    returns: done,
    async handle({ params }) {
      const { id: channel, state } = await channelOfLink('confirm', params.token);
      if (state === 'unconfirmed') await store.changeChannel(channel, { state: 'on' });
      return {};
    },
  });

  openRoute(context, {
    method: 'POST',
    url: STOP_ROUTE,
    name: 'stopMessages',
    evenBanned: true,
    refuses: ['forgedLink', 'expiredLink'],
    summary: 'No more messages of the kind that this link came with.',
    params: token,
    returns: done,
    async handle({ params }) {
      const { id: channel, state } = await channelOfLink('stop', params.token);
      if (state === 'on') await store.changeChannel(channel, { state: 'off' });
      return {};
    },
  });
}
