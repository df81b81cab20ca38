import type { SavedProfile } from '#domain/profile/saved-profiles.ts'
import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'

interface Props {
  readonly locale: Locale
  readonly profile: Pick<SavedProfile, 'specialities' | 'city'>
}

export function SavedFacts({ locale, profile: { specialities, city } }: Props) {
  return (
    <>
      {specialities !== null && <p lang={getLang(locale, specialities)}>{specialities}</p>}
      {city !== null && (
        <p className="quiet" lang={getLang(locale, city)}>
          {city}
        </p>
      )}
    </>
  )
}

/** The device stores texts in the language of the page on which the profile was saved. */
const getLang = (locale: Locale, text: string) =>
  isCyrillic(locale) && /\p{Script=Latin}/u.test(text) && !/\p{Script=Cyrillic}/u.test(text)
    ? 'en'
    : getLangAttribute(locale, text)
