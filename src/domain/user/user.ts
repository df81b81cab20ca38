import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { Profile } from '#domain/profile/profile.ts'

/** Who is signed in, as only they see themselves. What the API does not say is null, an empty name or an empty list. */
export interface User {
  readonly id: number
  /** Empty while a registration is not finished: an account gets its name with its creation. */
  readonly name: string
  readonly email: string | null
  /** When it was proven that the address is theirs: ISO 8601, UTC. Null: it was not, yet. */
  readonly emailVerifiedAt: string | null
  /** E.164. */
  readonly phone: string | null
  /** Absolute URL. */
  readonly avatar: string | null
  /** E.164: the number of the chat app. */
  readonly whatsapp: string | null
  readonly telegramLinked: boolean
  readonly settings: NotificationSettings
}

/** One's own profile, with what others do not see. */
export interface OwnProfile {
  readonly user: User
  readonly profile: Profile
  /** Whether the person counts for their region on the about page. */
  readonly aboutStatistics: boolean
  /** Something that a form would save could not be read: saving the rest would take it away, so nothing may be edited. */
  readonly incomplete?: true
}

/** Whether an account was created, not only an e-mail verified. */
export const isRegistered = (user: Pick<User, 'name'>): boolean => user.name !== ''
