import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { Profile } from '#domain/profile/profile.ts'

/** The signed-in user. Values that the API omits are null or empty. */
export interface User {
  readonly id: number
  /** Empty until the account is created at the end of the registration. */
  readonly name: string
  readonly email: string | null
  /** ISO 8601, UTC; null if not verified. */
  readonly emailVerifiedAt: string | null
  /** E.164. */
  readonly phone: string | null
  /** Absolute URL. */
  readonly avatar: string | null
  /** E.164. */
  readonly whatsapp: string | null
  readonly telegramLinked: boolean
  readonly settings: NotificationSettings
}

export interface OwnProfile {
  readonly user: User
  readonly profile: Profile
  /** Whether the user is counted in the statistics of their region on the about page. */
  readonly aboutStatistics: boolean
  /** Part of the editable data could not be read. Saving would erase it, so editing is disabled. */
  readonly incomplete?: true
}

/** Whether an account exists, not only a verified e-mail. */
export const isRegistered = (user: Pick<User, 'name'>): boolean => user.name !== ''
