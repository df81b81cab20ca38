import type { Page } from '#domain/shared/pagination.ts'

/** Something the site tells one person. */
export interface Notification {
  readonly id: string
  /** Open: the API may name types that the product does not know. */
  readonly type: string
  /** Empty where the API does not say. */
  readonly title: string
  /** Empty where the API does not say. */
  readonly text: string
  /** What it leads to: a path of this site or an https address. */
  readonly url: string | null
  /** ISO 8601, UTC; null: unread. */
  readonly readAt: string | null
  /** ISO 8601, UTC. */
  readonly createdAt: string | null
}

export interface NotificationPage extends Page<Notification> {
  /** Of all pages; null where the API does not say. */
  readonly unreadCount: number | null
}

export const notificationsPerPage = 10

/** The types that have texts of their own, in the order of the settings. */
export const knownNotificationTypes = [
  'new_review',
  'review_reply',
  'complaint_status',
  'service_application',
  'news',
] as const
export type KnownNotificationType = (typeof knownNotificationTypes)[number]

export const isKnownNotificationType = (type: string): type is KnownNotificationType =>
  knownNotificationTypes.some(known => known === type)

/** Whether a text can be a type at all: API frameworks name them `new_review`, `review.new` or `App\\Review\\New`. */
export const isNotificationType = (text: string): boolean => /^[A-Za-z][\w.:\\-]{0,99}$/.test(text)

export const mostNotificationTypes = 100

/** By notification type: whether somebody wants to be told of it. Only types that the API names are there. */
export type NotificationSettings = Readonly<Record<string, boolean>>

export interface NotificationSetting {
  readonly type: string
  readonly isOn: boolean
}

const getRank = (type: string) => {
  const rank = knownNotificationTypes.findIndex(known => known === type)
  return rank === -1 ? knownNotificationTypes.length : rank
}

/** One switch for each type that the API names: the known ones in their order, then the others by name. */
export const listNotificationSettings = (settings: NotificationSettings): readonly NotificationSetting[] =>
  Object.entries(settings)
    .map(([type, isOn]) => ({ type, isOn }))
    .toSorted((a, b) => getRank(a.type) - getRank(b.type) || (a.type < b.type ? -1 : 1))

const maxUrlLength = 2000
const baseUrl = 'https://here.invalid'

/**
 * Where a notification leads, normalised: a path of this site or an https address. Anything else (`javascript:`, a
 * path that climbs to another host) leads nowhere.
 */
export function parseNotificationUrl(text: string): string | undefined {
  if (text.length > maxUrlLength) return undefined
  return text.startsWith('/') ? parseSitePath(text) : parseHttpsUrl(text)
}

function parseSitePath(text: string): string | undefined {
  if (!URL.canParse(text, baseUrl)) return undefined
  const { origin, pathname, search, hash } = new URL(text, baseUrl)
  // Dots climb ('/.//host'): what is left must not begin with a host, either.
  return origin === baseUrl && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
}

function parseHttpsUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}
