import { BlockList, isIP } from 'node:net'

const networks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  networks.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::', 127],
  // NAT64 and 6to4 addresses contain an IPv4 address, which may be private.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  networks.addSubnet(network, prefix, 'ipv6')

/** Does not resolve names. */
export function isPrivateAddress(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? /(^|\.)localhost$/.test(address) : networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
