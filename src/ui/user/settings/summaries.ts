import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { fillCounted } from '#ui/fill-text.ts'
import type { OwnSettingsTexts } from '#ui/i18n/own-settings-texts.ts'
import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import { editPaths } from '#application/routing/own-paths.ts'
import { socialLink } from '#ui/profile/page/social-link.ts'
import type { SettingsWords } from './settings-words.ts'

export interface Row {
  readonly label: string
  /** Null: nothing was said, and `none` says so. */
  readonly value: string | null
  readonly none: string
  readonly isVerified?: boolean
  /** It is there, and shown to nobody. */
  readonly isSecret?: true
  /** As long as somebody liked: cut. */
  readonly isLong?: true
  /** Of a value that somebody wrote. */
  readonly lang?: 'ru' | undefined
}

export interface Summary {
  readonly name: keyof typeof editPaths
  readonly heading: string
  readonly href: string
  readonly rows: readonly Row[]
}

interface Said {
  readonly texts: OwnSettingsTexts
  readonly words: SettingsWords
}

/** What one has said of oneself, in short. */
export const summaries = (
  locale: Locale,
  { texts, words }: Said,
  { user, profile }: OwnProfile,
): readonly Summary[] => {
  const { personal, about, socials, password } = texts
  const written = (value: string | null) => ({ value, lang: langAttribute(locale, value ?? '') })
  const years = profile.experienceYears
  const services = profile.specialities.map(({ name }) => name).join(', ')
  const links = profile.socials.flatMap(social => socialLink(social) ?? [])
  const rows = {
    personal: [
      { label: personal.name, ...written(user.name), none: '' },
      {
        label: personal.email,
        value: user.email,
        none: personal.noEmail,
        isVerified: user.email !== null && user.emailVerifiedAt !== null,
      },
      { label: personal.phone, value: user.phone && formatPhone(user.phone), none: personal.noPhone },
    ],
    about: [
      { label: about.city, ...written(profile.city?.name ?? null), none: about.noCity },
      { label: about.text, ...written(profile.about), none: about.noText, isLong: true },
      {
        label: about.experience,
        value: years === null ? null : fillCounted(locale, words.years, years),
        none: about.noExperience,
      },
      { label: about.specialities, ...written(services || null), none: about.noSpecialities, isLong: true },
    ],
    socials:
      links.length === 0
        ? [{ label: socials.links, value: null, none: socials.none }]
        : links.map(({ type, href, handle }) => ({ label: words.networks[type], value: handle ?? href, none: '' })),
    password: [{ label: password.now, value: password.set, none: '', isSecret: true }],
  } as const satisfies Record<Summary['name'], readonly Row[]>
  const names = ['personal', 'about', 'socials', 'password'] as const
  return names.map(name => ({
    name,
    heading: texts[name].heading,
    href: localePath(locale, editPaths[name]),
    rows: rows[name],
  }))
}
