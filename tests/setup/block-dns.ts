import dns from 'node:dns'
import { isIP } from 'node:net'

const { lookup } = dns
/** Other names fail at once, because a slow resolver would occupy the threads that also compress pages. */
const lookUpLocalName = (name: string, ...args: readonly unknown[]): void => {
  if (isIP(name) !== 0 || name === 'localhost') return void Reflect.apply(lookup, dns, [name, ...args])
  const callback = args.at(-1) as (error: Error) => void
  const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })
  process.nextTick(callback, error)
}
// All files of a process share `dns`, and this module runs for each file.
if (lookup.name !== lookUpLocalName.name) Object.assign(dns, { lookup: lookUpLocalName })
