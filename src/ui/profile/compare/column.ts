import type { ComparedProfile } from '#application/profile/compare-profiles.ts'
import type { Person, Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'

export interface Column {
  readonly id: number
  readonly person: Person
  readonly profile: Profile | null
  /** The profile failed to load but may exist. */
  readonly isFailed: boolean
}

export function createColumns(locale: Locale, comparedProfiles: readonly ComparedProfile[]): readonly Column[] {
  const fallbackName = getTranslator(locale)('common:nameless', { skipInterpolation: true })
  return comparedProfiles.map(({ id, profile }) => {
    if (profile.ok) {
      const person = getDisplayPerson(locale, fallbackName, profile.value)
      return { id, person, profile: { ...profile.value, user: person }, isFailed: false }
    }
    const person = { id: null, name: fillText(fallbackName, { id: String(id) }), avatar: null }
    return { id, person, profile: null, isFailed: profile.error._tag === 'ApiUnavailable' }
  })
}

export const formatNames = (columns: readonly Column[]): string => columns.map(({ person }) => person.name).join(', ')
