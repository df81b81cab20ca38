import { formatPhone, parsePhone } from '#domain/shared/phone/phone.ts'
import type { Social } from './profile.ts'

/** How a network's addresses are written. */
export interface Network {
  /** Its hosts, without `www.` and `m.`, and where their addresses lead. */
  readonly hosts: Readonly<Record<string, string>>
  /** Where the name stands in the query. */
  readonly asked?: { readonly host: string; readonly parameter: string }
  /** The address that a bare name means, or undefined when it is none. */
  readonly byName: (name: string) => string | undefined
  /** The name that stands for an address, for people. */
  readonly nameOf: (url: string) => string
}

const telegram = 'https://t.me/'
const whatsapp = 'https://wa.me/'
const vk = 'https://vk.com/'
const youtube = 'https://www.youtube.com/'

const named =
  (home: string, pattern: RegExp) =>
  (name: string): string | undefined => {
    const [, found] = pattern.exec(name) ?? []
    return found === undefined ? undefined : `${home}${found}`
  }

const handle = (url: string): string => `@${url.split('/').at(-1)?.replace(/^@/, '')}`

/** A site, and what the product knows no network for, has addresses of any host. */
export const networks: Readonly<Record<Exclude<Social['type'], 'site' | 'link'>, Network>> = {
  telegram: {
    hosts: { 't.me': telegram, 'telegram.me': telegram, 'telegram.dog': telegram },
    byName: named(telegram, /^@?([a-z]\w{3,31})$/i),
    nameOf: handle,
  },
  whatsapp: {
    hosts: {
      'wa.me': whatsapp,
      'chat.whatsapp.com': 'https://chat.whatsapp.com/',
      'whatsapp.com': 'https://www.whatsapp.com/',
    },
    asked: { host: 'api.whatsapp.com', parameter: 'phone' },
    byName: name => parsePhone(name)?.replace('+', whatsapp),
    nameOf: url => formatPhone(url.replace(whatsapp, '+')),
  },
  vk: {
    hosts: { 'vk.com': vk, 'vk.ru': vk, 'vkontakte.ru': vk },
    byName: named(vk, /^@?([a-z][\w.]{1,31})$/i),
    nameOf: url => url.replace('https://', ''),
  },
  youtube: {
    hosts: { 'youtube.com': youtube, 'youtu.be': 'https://youtu.be/' },
    byName: named(`${youtube}@`, /^@?([\p{L}\p{N}][\p{L}\p{N}._-]{2,29})$/u),
    nameOf: handle,
  },
}
