import type { Social } from '#domain/profile/profile.ts'
import { parseSocialUrl, formatSocial } from '#domain/profile/social-url.ts'
import { toUnicodeHost } from '#domain/shared/unicode-host.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import type { TextKey } from '#ui/i18n/translator.ts'
import { house, link, messageCircle, play, send, users } from '#ui/kit/display/icons.ts'

export interface SocialLink {
  readonly type: Social['type']
  readonly href: string
  /** For example '@safina_math' or 'safina-math.ru'; null if the URL has no short form. */
  readonly handle: string | null
}

export const parseSocialLink = ({ type, url }: Social): SocialLink | null => {
  if (!URL.canParse(url)) return null
  const parsedUrl = new URL(url)
  if (!/^https?:$/.test(parsedUrl.protocol)) return null
  return { type, href: parsedUrl.href, handle: getHandle(type, parsedUrl) }
}

const getHandle = (type: Social['type'], { href, hostname, pathname }: URL): string | null => {
  const name = pathname.split('/').filter(Boolean).at(-1)?.replace(/^@/, '')
  if (type === 'site' || type === 'link') return toUnicodeHost(hostname.replace(/^www\./, ''))
  if (!name) return null
  if (type === 'whatsapp') return /^\d{11,15}$/.test(name) ? formatPhone(`+${name}`).replaceAll(' ', '\u00a0') : null
  if (type === 'vk') return name
  const text = formatSocial({ type, url: parseSocialUrl(type, href) ?? href })
  return text.startsWith('@') ? text : null
}

export const socialIcons: Readonly<Record<Social['type'], string>> = {
  telegram: send,
  whatsapp: messageCircle,
  vk: users,
  youtube: play,
  site: house,
  link,
}

export const socialNameKeys = {
  telegram: 'profile:social.telegram',
  whatsapp: 'profile:social.whatsapp',
  vk: 'profile:social.vk',
  youtube: 'profile:social.youtube',
  site: 'profile:social.site',
  link: 'profile:social.link',
} as const satisfies Record<Social['type'], TextKey>
