import { isPrivateAddress } from './private-address.ts'

/** Whether an entry of `IMAGE_HOSTS` (`cdn.example.com` or `*.example.com`, with or without a port) matches a host. */
const matchesHost = (setting: string, { hostname, host }: URL): boolean => {
  const comparedHost = /:\d+$/.test(setting) ? host : hostname
  return setting.startsWith('*.') ? comparedHost.endsWith(setting.slice(1)) : comparedHost === setting
}

/** Accepts private addresses in the demo only. */
export const createImageFilter =
  ({ imageHosts, isDemo }: { readonly imageHosts: readonly string[]; readonly isDemo: boolean }) =>
  (imageUrl: string): boolean => {
    const url = new URL(imageUrl)
    return (isDemo || !isPrivateAddress(url.hostname)) && imageHosts.some(host => matchesHost(host, url))
  }
