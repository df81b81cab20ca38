import { BlockList, isIP } from 'node:net'

const local = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(net, prefix)
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(net, prefix, 'ipv6')

const isLocal = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(address)
  return family === 0 ? /(^|\.)localhost$/.test(address) : local.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an entry of `IMAGE_HOSTS` (`cdn.example.com`, `*.example.com`, either with a port) matches a host. */
const matchesHost = (setting: string, { hostname, host }: URL): boolean => {
  const named = /:\d+$/.test(setting) ? host : hostname
  return setting.startsWith('*.') ? named.endsWith(setting.slice(1)) : named === setting
}

/** The site proxies pictures of the configured hosts, and of private addresses in the demo only. */
export const createServesPicture =
  ({ imageHosts, demo }: { readonly imageHosts: readonly string[]; readonly demo: boolean }) =>
  (address: string): boolean => {
    const url = new URL(address)
    return (demo || !isLocal(url.hostname)) && imageHosts.some(host => matchesHost(host, url))
  }
