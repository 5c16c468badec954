/**
 * What the server is measured against: bare WebSocket servers without rules, storage or people.
 * The first argument says which: `echo` answers the sender, `relay` tells every socket of the same address.
 */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const kind = process.argv[2];
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const room = roomOf(request.url ?? '');
  room.add(socket);
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data) => {
    if (kind === 'echo') return socket.send(data, { binary: false });
    for (const other of room) other.send(data, { binary: false });
  });
});
server.on('listening', () => console.log(`ready on ${(server.address() as AddressInfo).port}`));

function roomOf(address: string): Set<WebSocket> {
  const found = rooms.get(address) ?? new Set();
  rooms.set(address, found);
  return found;
}
