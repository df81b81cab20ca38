import dns from 'node:dns'
import { isIP } from 'node:net'

/**
 * Only addresses and `localhost` are looked up. Other names fail at once, as without a network: a slow resolver would
 * occupy the threads that also compress pages.
 */
const { lookup } = dns
const lookUpOwn = (name: string, ...rest: readonly unknown[]): void => {
  if (isIP(name) !== 0 || name === 'localhost') return void Reflect.apply(lookup, dns, [name, ...rest])
  const answer = rest.at(-1) as (error: Error) => void
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })
  process.nextTick(answer, error)
}
if (lookup.name !== lookUpOwn.name) Object.assign(dns, { lookup: lookUpOwn })
