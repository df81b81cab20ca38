import type { Page } from '#domain/shared/pagination.ts'

export interface Notification {
  readonly id: string
  readonly type: string
  /** Title and text may be empty. */
  readonly title: string
  readonly text: string
  /** A path of this site or an https URL. */
  readonly url: string | null
  /** ISO 8601, UTC, as is `createdAt`. Null if unread. */
  readonly readAt: string | null
  readonly createdAt: string | null
}

export interface NotificationPage extends Page<Notification> {
  /** The total of all pages; null if the API sends no valid count. */
  readonly unreadCount: number | null
}

export const notificationsPerPage = 10

/** In the order of the settings page. */
export const knownNotificationTypes = [
  'new_review',
  'review_reply',
  'complaint_status',
  'service_application',
  'news',
] as const
type KnownNotificationType = (typeof knownNotificationTypes)[number]

export const isKnownNotificationType = (type: string): type is KnownNotificationType =>
  knownNotificationTypes.some(knownType => knownType === type)

/** API frameworks name types `new_review`, `review.new` or `App\Review\New`. */
export const isNotificationType = (text: string): boolean => /^[A-Za-z][\w.:\\-]{0,99}$/.test(text)

export const maxNotificationTypes = 100

export type NotificationSettings = Readonly<Record<string, boolean>>

/** By type. `entry` is the decoded JSON value, as received. */
export type UnreadableSettings = Readonly<Record<string, { readonly entry: unknown }>>

/** Settings are saved together, so those that can't be read are sent back unchanged. */
export type SentSettings = Readonly<Record<string, boolean | UnreadableSettings[string]>>

export const omitUnreadable = (settings: SentSettings): NotificationSettings =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([type, value]) => (typeof value === 'boolean' ? [[type, value] as const] : [])),
  )

export const getSettingsOrDefaults = (settings: NotificationSettings): NotificationSettings =>
  Object.keys(settings).length > 0 ? settings : Object.fromEntries(knownNotificationTypes.map(type => [type, false]))

export interface NotificationSetting {
  readonly type: string
  readonly isOn: boolean
}

const getRank = (type: string) => {
  const rank = knownNotificationTypes.findIndex(knownType => knownType === type)
  return rank === -1 ? knownNotificationTypes.length : rank
}

export const listNotificationSettings = (settings: NotificationSettings): readonly NotificationSetting[] =>
  Object.entries(getSettingsOrDefaults(settings))
    .map(([type, isOn]) => ({ type, isOn }))
    .toSorted((a, b) => getRank(a.type) - getRank(b.type) || (a.type < b.type ? -1 : 1))

const maxUrlLength = 2000
const baseUrl = 'https://here.invalid'

export function parseNotificationUrl(text: string): string | undefined {
  if (text.length > maxUrlLength) return undefined
  return text.startsWith('/') ? parseSitePath(text) : parseHttpsUrl(text)
}

function parseSitePath(text: string): string | undefined {
  if (!URL.canParse(text, baseUrl)) return undefined
  const { origin, pathname, search, hash } = new URL(text, baseUrl)
  // '/.//host' resolves to '//host', which browsers read as another host.
  return origin === baseUrl && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
}

function parseHttpsUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}
