/** Networks that an address given by a stranger may not lead to: this machine, its neighbours, and what is no single machine. */
import { BlockList, isIP } from 'node:net';

const CLOSED = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** IPv4 inside IPv6 among them: mapped, translated (NAT64) and tunnelled (6to4, Teredo). */
const CLOSED_6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

// Two lists: in one, the networks of mapped addresses would hold every address of IPv4.
const closed = new BlockList();
for (const [network, bits] of CLOSED) closed.addSubnet(network, bits, 'ipv4');
const closed6 = new BlockList();
for (const [network, bits] of CLOSED_6) closed6.addSubnet(network, bits, 'ipv6');

/** Whether nothing is sent there; also true for what is no address at all. */
export function isClosed(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return closed6.check(address, 'ipv6');
  return family === 0 || closed.check(address, 'ipv4');
}
