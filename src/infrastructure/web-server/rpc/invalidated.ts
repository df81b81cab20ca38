import { localePath } from '#application/routing/locale-path.ts'
import type { MutationName } from '#application/client-use-cases.ts'
import type { Inputs, Values } from '#application/use-cases.ts'
import { locales } from '#domain/shared/locale.ts'
import type { OwnProfile } from '#domain/user/user.ts'

/** What a write makes old. Lists, which it may change too, are renewed when their time has come. */
export interface Invalidated {
  /** Profiles by id: their pages, in both languages, and their pictures. */
  readonly profiles: readonly number[]
}

export const nothing: Invalidated = { profiles: [] }

interface Done<N extends MutationName> {
  readonly input: Inputs[N]
  readonly value: Values[N]
}

/** Others see of somebody's data the name. Who could not be read again is renewed when their time has come. */
const own = ({ value }: { readonly value: OwnProfile | null }): Invalidated =>
  value === null ? nothing : { profiles: [value.profile.id] }

/** Every write says what it makes old. Whoever has just got an account is on no page yet. */
export const invalidates: { readonly [N in MutationName]: (done: Done<N>) => Invalidated } = {
  changePassword: () => nothing,
  countRegion: () => nothing,
  createAccount: () => nothing,
  generateBotCode: () => nothing,
  requestCode: () => nothing,
  signIn: () => nothing,
  signOut: () => nothing,
  updateChatApp: () => nothing,
  updateProfile: own,
  updateUser: own,
  verifyCode: () => nothing,
}

/** The pages (paths, in every language) that are old now; their further pages are too. */
export const pathsOf = ({ profiles }: Invalidated): ReadonlySet<string> =>
  new Set(profiles.flatMap(id => locales.map(locale => localePath(locale, `/profiles/${id}`))))
