import { isIP, isIPv4 } from 'node:net'

/** Fastify's `ip` is undefined once the visitor has disconnected. */
interface RequestWithIp {
  readonly ip?: string | undefined
}

/** Some proxies send the address with a port. */
export function readVisitorAddress({ ip = '' }: RequestWithIp): string | undefined {
  const [, v4] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/i.exec(ip) ?? []
  const [, v6 = ip] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(ip) ?? []
  const address = v4 ?? v6
  return isIP(address) === 0 ? undefined : address.toLowerCase()
}

/** An IPv4 address, or the /64 network of an IPv6 address. */
export function getVisitorKey(request: RequestWithIp): string {
  const address = readVisitorAddress(request)
  if (address === undefined) return 'unknown'
  if (isIPv4(address)) return address
  const [head = '', tail] = address.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - tailGroups.length) }, () => '0')
  const allGroups = tail === undefined ? groups : [...groups, ...zeros, ...tailGroups]
  return `${allGroups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
