import type { Person, Profile } from '#domain/profile/profile.ts'
import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import { romanizeName } from '#domain/shared/romanize-name.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'

/** Romanizes the name on pages in a Latin-script language. */
export const getDisplayName = (locale: Locale, name: string): string => (isCyrillic(locale) ? name : romanizeName(name))

/** Falls back to `fallbackName` ('Специалист № {{id}}') when the API has no name. */
export const getDisplayPerson = (
  locale: Locale,
  fallbackName: string,
  { id, user }: Pick<Profile, 'id' | 'user'>,
): Person => ({
  ...user,
  name: user.name.trim() === '' ? fillText(fallbackName, { id: String(id) }) : getDisplayName(locale, user.name),
})
