import { isPrivateAddress } from './private-address.ts'

/** Whether an entry of `IMAGE_HOSTS` (`cdn.example.com` or `*.example.com`, with or without a port) matches a host. */
const matchesHost = (setting: string, { hostname, port, protocol }: URL): boolean => {
  const comparedPort = port || (protocol === 'https:' ? '443' : '80')
  const comparedHost = /:\d+$/.test(setting) ? `${hostname}:${comparedPort}` : hostname
  return setting.startsWith('*.') ? comparedHost.endsWith(setting.slice(1)) : comparedHost === setting
}

export const createImageFilter =
  ({ imageHosts, isDemo }: { readonly imageHosts: readonly string[]; readonly isDemo: boolean }) =>
  (imageUrl: string): boolean => {
    const url = new URL(imageUrl)
    return (isDemo || !isPrivateAddress(url.hostname)) && imageHosts.some(host => matchesHost(host, url))
  }
