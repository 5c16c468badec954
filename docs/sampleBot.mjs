/** Plays a game by chance against a bot: `SKYLINE=http://localhost:3000 node docs/sampleBot.mjs flatiron`. */
import { WebSocket } from 'ws';

const server = process.env.SKYLINE ?? 'http://localhost:3000';
const game = process.argv[2] ?? 'flatiron';
let authorization = '';
let tableView;

/** All there is to a bot: it is given what its seat may know and every answer it may give. */
function choose(_view, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

async function post(path, wanted) {
  const headers = { 'content-type': 'application/json', authorization };
  const body = JSON.stringify(wanted);
  const response = await fetch(`${server}/api${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** `[value]` takes the place of what was there, an object goes deeper; `#` is the new length of an array. */
function patched(value, patch) {
  if (Array.isArray(patch)) return patch[0];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, part] of Object.entries(patch))
    if (key === '#') copy.length = part;
    else copy[key] = patched(copy[key], part);
  return copy;
}

const { token } = await post('/guest', { name: 'Robot', bearer: true });
authorization = `Bearer ${token}`;
const { table } = await post('/quick', { game, seats: 2, bots: true });
const socket = new WebSocket(`${server.replace('http', 'ws')}/socket`, { headers: { authorization } });
const send = (message) => socket.send(JSON.stringify(message));
socket.on('close', () => process.exit(tableView?.phase === 'over' ? 0 : 1));
socket.on('open', () => {
  send({ ask: 'hello', protocol: 2 });
  send({ ask: 'watch', table, since: 0 });
  setInterval(send, 5000, { ask: 'ping' });
});
socket.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.tell === 'legal' && message.legal.length > 0) {
    const answered = tableView.answered[tableView.viewer];
    const command = { do: 'play', answered, action: choose(tableView.view, message.legal) };
    send({ ask: 'command', table, id: `answer-${answered}`, command });
  }
  // Too fast, or too late: it asks again what it may answer.
  if (message.tell === 'refused' || message.tell === 'error') setTimeout(send, 1000, { ask: 'legal', table });
  if (message.tell === 'table') tableView = message.tableView;
  else if (message.tell === 'entry') tableView = patched(tableView, message.patch ?? {});
  else return;
  // No faster than a server likes: it closes a socket that sends more than 50 messages a second.
  if (tableView.prompt !== null) setTimeout(send, 50, { ask: 'legal', table });
  if (tableView.phase !== 'over') return;
  console.log('ranking', JSON.stringify(tableView.outcome.ranking));
  socket.close();
});
