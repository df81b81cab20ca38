import { trimText } from '#domain/shared/invisible.ts'
import { toUnicodeHost } from '#domain/shared/unicode-host.ts'
import { formatPhone, parsePhone } from '#domain/shared/phone.ts'
import { textLimits } from '#domain/shared/text.ts'
import { decodePercent } from '#domain/shared/slug.ts'
import type { Social } from './profile.ts'

/** Accepts a link, a handle (`@vetrova_psy`) or a phone number. */
export function parseSocialUrl(type: Social['type'], typedText: string): string | undefined {
  const text = trimText(typedText)
  const url =
    type === 'site' || type === 'link' ? parseUrlOfAnyHost(text) : parseSocialNetworkUrl(socialNetworks[type], text)
  return url !== undefined && url.length <= textLimits.url ? new URL(url).href : undefined
}

/** For editing: a short form that `parseSocialUrl` turns back into the URL, otherwise the URL itself. */
export function formatSocial({ type, url }: Social): string {
  const shortUrl = url
    .replace(/^https:\/\//, '')
    .replace(/^([^/?#]+)\/$/, '$1')
    .replace(/^[^/?#:]+/, toUnicodeHost)
  const socialNetwork = type === 'site' || type === 'link' ? undefined : socialNetworks[type]
  const candidates = [
    socialNetwork?.getName && decodePercent(socialNetwork.getName(url)),
    decodePercent(shortUrl),
    shortUrl,
  ]
  return candidates.find(text => text !== undefined && text !== '' && parseSocialUrl(type, text) === url) ?? url
}

interface TypedSocial extends Social {
  readonly text: string
  /** The saved URL; empty for a new link. */
  readonly url: string
}

/** An unedited link keeps its saved URL, even if that does not parse. */
export const getSocialUrl = ({ type, text, url }: TypedSocial): string | undefined =>
  url !== '' && text === formatSocial({ type, url }) ? url : parseSocialUrl(type, text)

// A scheme must be followed by `//`: in `vetrova.ru:8443` the colon precedes a port.
const toUrl = (text: string): URL | undefined => {
  const absoluteUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(absoluteUrl) ? new URL(absoluteUrl) : undefined
}

function parseUrlOfAnyHost(text: string): string | undefined {
  const url = toUrl(text)
  const isPublic =
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    /[^.]\.[^.\d][^.]+\.?$/.test(url.hostname)
  return isPublic ? url.href : undefined
}

function parseSocialNetworkUrl(
  { baseUrlByHost, phoneParameter, createUrl }: SocialNetwork,
  text: string,
): string | undefined {
  const url = toUrl(text)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return createUrl(text)
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === phoneParameter?.host) return createUrl(addPlus(url.searchParams.get(phoneParameter.parameter) ?? ''))
  const baseUrl = baseUrlByHost.get(host)
  if (baseUrl === undefined) return createUrl(text)
  const path = url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '')
  return path === '' ? undefined : `${baseUrl}${path}${url.search}`
}

// A number in a URL has a calling code, but a typed number without `+` is parsed as Russian.
const addPlus = (phone: string): string => `+${phone.replace(/\D/g, '')}`

interface SocialNetwork {
  /** Hosts are without `www.` and `m.`. */
  readonly baseUrlByHost: ReadonlyMap<string, string>
  readonly phoneParameter?: { readonly host: string; readonly parameter: string }
  readonly createUrl: (name: string) => string | undefined
  readonly getName?: (url: string) => string
}

const telegram = 'https://t.me/'
const whatsapp = 'https://wa.me/'
const vk = 'https://vk.com/'
const youtube = 'https://www.youtube.com/'

const createUrlBuilder =
  (baseUrl: string, pattern: RegExp) =>
  (name: string): string | undefined => {
    const [, path] = pattern.exec(name) ?? []
    return path === undefined ? undefined : `${baseUrl}${path}`
  }

const getHandle = (url: string): string => `@${url.split('/').at(-1)?.replace(/^@/, '')}`

const socialNetworks: Readonly<Record<Exclude<Social['type'], 'site' | 'link'>, SocialNetwork>> = {
  telegram: {
    baseUrlByHost: new Map([
      ['t.me', telegram],
      ['telegram.me', telegram],
      ['telegram.dog', telegram],
    ]),
    createUrl: createUrlBuilder(telegram, /^@?([a-z]\w{3,31})$/i),
    getName: getHandle,
  },
  whatsapp: {
    baseUrlByHost: new Map([
      ['wa.me', whatsapp],
      ['chat.whatsapp.com', 'https://chat.whatsapp.com/'],
      ['whatsapp.com', 'https://www.whatsapp.com/'],
    ]),
    phoneParameter: { host: 'api.whatsapp.com', parameter: 'phone' },
    createUrl: name => parsePhone(name)?.replace('+', whatsapp),
    getName: url => formatPhone(url.replace(whatsapp, '+')),
  },
  vk: {
    baseUrlByHost: new Map([
      ['vk.com', vk],
      ['vk.ru', vk],
      ['vkontakte.ru', vk],
    ]),
    createUrl: createUrlBuilder(vk, /^@?([a-z][\w.]{1,31})$/i),
  },
  youtube: {
    baseUrlByHost: new Map([
      ['youtube.com', youtube],
      ['youtu.be', 'https://youtu.be/'],
    ]),
    createUrl: createUrlBuilder(`${youtube}@`, /^@?([\p{L}\p{N}][\p{L}\p{N}._-]{2,29})$/u),
    getName: getHandle,
  },
}
