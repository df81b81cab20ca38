import type { Person, Profile } from '#domain/profile/profile.ts'
import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import { romanizeName } from '#domain/shared/romanize-name.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'

/** A name in the letters of the page's language. */
export const getDisplayName = (locale: Locale, name: string): string => (isCyrillic(locale) ? name : romanizeName(name))

/** Somebody under a name that can be shown: `nameless` ('Специалист № {{id}}') where the API has none. */
export const getDisplayPerson = (
  locale: Locale,
  nameless: string,
  { id, user }: Pick<Profile, 'id' | 'user'>,
): Person => ({
  ...user,
  name: user.name.trim() === '' ? fillText(nameless, { id: String(id) }) : getDisplayName(locale, user.name),
})
