import type { NotificationSettings, UnreadableSettings } from '#domain/notification/notification.ts'
import type { Profile } from '#domain/profile/profile.ts'

/** Values that the API omits are null or empty. */
export interface User {
  readonly id: number
  /** Empty until the account is created at the end of the registration. */
  readonly name: string
  readonly email: string | null
  /** ISO 8601, UTC; null if not verified. */
  readonly emailVerifiedAt: string | null
  /** E.164. */
  readonly phone: string | null
  readonly avatar: string | null
  readonly whatsapp: string | null
  readonly telegramLinked: boolean
  readonly settings: NotificationSettings
}

/** If the account has no profile yet, the profile is empty and its id is null. */
export interface AccountProfile extends Omit<Profile, 'id'> {
  readonly id: number | null
}

export const hasPublicPage = (profile: AccountProfile): profile is Profile => profile.id !== null

export interface OwnProfile {
  readonly user: User
  readonly profile: AccountProfile
  /** Whether the user is counted in the statistics of their region. */
  readonly aboutStatistics: boolean
  /** Saving a list sends them back unchanged, at their positions. */
  readonly unreadableEntries?: { readonly [List in EditedList]: readonly UnreadableEntry[] }
  /** Their forms stay closed, because saving would erase these lists. */
  readonly unreadableLists?: readonly EditedList[]
  /** Single notification settings that this site can't read. */
  readonly unreadableSettings?: UnreadableSettings
  /** No notification setting could be read. Then none can be changed, because all are saved together. */
  readonly hasUnreadableSettings?: true
}

/** Saved as a whole, unlike other fields. */
export type EditedList = 'specialities' | 'socials'

export interface UnreadableEntry {
  /** 0-based position among the entries of the list that are not null. */
  readonly index: number
  /** The decoded JSON value, as received. */
  readonly entry: unknown
}

export const isListUnreadable = (
  { unreadableLists = [] }: Pick<OwnProfile, 'unreadableLists'>,
  list?: EditedList,
): boolean => list !== undefined && unreadableLists.includes(list)

/** The unreadable entries must be in ascending order of their index. */
export function insertUnreadableEntries<T>(
  entries: readonly T[],
  unreadableEntries: readonly UnreadableEntry[] = [],
): readonly (T | UnreadableEntry)[] {
  return unreadableEntries.reduce<readonly (T | UnreadableEntry)[]>(
    (list, entry) => list.toSpliced(entry.index, 0, entry),
    entries,
  )
}

export const isRegistered = (user: Pick<User, 'name'>): boolean => user.name !== ''
