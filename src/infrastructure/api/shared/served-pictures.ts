import { isPrivateAddress } from './private-address.ts'

/** Whether an entry of `IMAGE_HOSTS` (`cdn.example.com`, `*.example.com`, either with a port) matches a host. */
const matchesHost = (setting: string, { hostname, host }: URL): boolean => {
  const named = /:\d+$/.test(setting) ? host : hostname
  return setting.startsWith('*.') ? named.endsWith(setting.slice(1)) : named === setting
}

/** The site proxies pictures of the configured hosts, and of private addresses in the demo only. */
export const createPictureFilter =
  ({ imageHosts, demo }: { readonly imageHosts: readonly string[]; readonly demo: boolean }) =>
  (address: string): boolean => {
    const url = new URL(address)
    return (demo || !isPrivateAddress(url.hostname)) && imageHosts.some(host => matchesHost(host, url))
  }
