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

/** Empty without an id if the account has no profile yet. */
export interface OwnedProfile extends Omit<Profile, 'id'> {
  readonly id: number | null
}

export const hasPublicPage = (profile: OwnedProfile): profile is Profile => profile.id !== null

export interface OwnProfile {
  readonly user: User
  readonly profile: OwnedProfile
  /** Whether the user is counted in the statistics of their region on the about page. */
  readonly aboutStatistics: boolean
  /** Entries that this site can't read. Saving a list sends them back as they came, at their places. */
  readonly kept?: { readonly [List in EditedList]: readonly UnreadableEntry[] }
  /** Lists that could not be read at all: saving them would erase them, so their forms stay closed. */
  readonly unreadable?: readonly EditedList[]
}

/** Saved as a whole, unlike other fields. */
export type EditedList = 'specialities' | 'socials'

export interface UnreadableEntry {
  /** 0-based position in the list. */
  readonly at: number
  /** JSON. */
  readonly entry: unknown
}

/** Whether a form must stay closed, because it saves this list. */
export const isUnreadable = ({ unreadable = [] }: Pick<OwnProfile, 'unreadable'>, list?: EditedList): boolean =>
  list !== undefined && unreadable.includes(list)

/** Puts kept entries back at their places. */
export function insertUnreadable<T>(
  entries: readonly T[],
  kept: readonly UnreadableEntry[] = [],
): readonly (T | UnreadableEntry)[] {
  return kept.reduce<readonly (T | UnreadableEntry)[]>((list, one) => list.toSpliced(one.at, 0, one), entries)
}

/** Whether an account exists, not only a verified e-mail. */
export const isRegistered = (user: Pick<User, 'name'>): boolean => user.name !== ''
