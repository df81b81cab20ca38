import type { Person, Profile } from '#domain/profile/profile.ts'
import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import { romanizeName } from '#domain/shared/romanize-name.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'

export const getDisplayName = (locale: Locale, name: string): string => (isCyrillic(locale) ? name : romanizeName(name))

/** `fallbackName` is a template such as 'Специалист № {{id}}'. */
export const getDisplayPerson = (
  locale: Locale,
  fallbackName: string,
  { id, user }: Pick<Profile, 'id' | 'user'>,
): Person => ({
  ...user,
  name: user.name.trim() === '' ? fillText(fallbackName, { id: String(id) }) : getDisplayName(locale, user.name),
})
