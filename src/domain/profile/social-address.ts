import { readableHost } from '#domain/shared/host-name.ts'
import { networks, type Network } from './networks.ts'
import type { Social } from './profile.ts'

const longest = 2000

/** The address that somebody means by what they wrote: `@vetrova_psy`, a phone number, a link. Undefined when it is none. */
export function parseSocial(type: Social['type'], typed: string): string | undefined {
  const text = typed.trim()
  const url = type === 'site' || type === 'link' ? ofAnyHost(text) : ofNetwork(networks[type], text)
  return url !== undefined && URL.canParse(url) && url.length <= longest ? new URL(url).href : undefined
}

/** An address as people write it; parsed, it is the same address again, if it ever was one that could be written. */
export function socialText({ type, url }: Social): string {
  const bare = url
    .replace(/^https:\/\//, '')
    .replace(/^([^/?#]+)\/$/, '$1')
    .replace(/^[^/?#:]+/, readableHost)
  const network = type === 'site' || type === 'link' ? undefined : networks[type]
  const ways = [network && decoded(network.nameOf(url)), decoded(bare), bare]
  return ways.find(text => text !== undefined && text !== '' && parseSocial(type, text) === url) ?? url
}

/** A link while it is being edited. */
export interface TypedSocial extends Social {
  readonly text: string
  /** As it was read; empty for a new one. */
  readonly url: string
}

/** Where it leads: what was read stays what it was, whatever it is, until somebody writes another. */
export const addressOf = ({ type, text, url }: TypedSocial): string | undefined =>
  url !== '' && text === socialText({ type, url }) ? url : parseSocial(type, text)

// What a scheme looks like; `vetrova.ru:8443` has none.
const asUrl = (text: string): URL | undefined => {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(whole) ? new URL(whole) : undefined
}

function ofAnyHost(text: string): string | undefined {
  const url = asUrl(text)
  const isPublic = url?.protocol === 'https:' && url.username === '' && /[^.]\.[^.\d][^.]+\.?$/.test(url.hostname)
  return isPublic ? url.href : undefined
}

function ofNetwork({ hosts, asked, byName }: Network, text: string): string | undefined {
  const url = asUrl(text)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return byName(text)
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === asked?.host) return byName(url.searchParams.get(asked.parameter) ?? '')
  const home = hosts[host]
  if (home === undefined) return byName(text)
  const path = url.pathname.replace(/^\/+|\/+$/g, '')
  return path === '' ? undefined : `${home}${path}${url.search}`
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
