import { joinSpecialities } from '#domain/profile/specialities.ts'
import { formatEmail } from '#domain/shared/text.ts'
import {
  editAboutRoute,
  editPasswordRoute,
  editPersonalRoute,
  editSocialsRoute,
} from '#application/routing/guarded-routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { isListUnreadable, type EditedList, type OwnProfile } from '#domain/user/user.ts'
import { fillCountedText } from '#ui/fill-text.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { parseSocialLink } from '#ui/profile/page/social-link.ts'
import type { SettingsTexts } from './settings-texts.ts'

export interface Row {
  readonly label: string
  /** Null shows `emptyText`. */
  readonly value: string | null
  readonly emptyText?: string
  readonly isVerified?: boolean
  /** Shows dots, as for a password; only screen readers get the value. */
  readonly isSecret?: true
  readonly isLong?: true
  readonly lang?: 'ru' | undefined
}

export interface Summary {
  readonly name: keyof typeof editRoutes
  readonly heading: string
  readonly href: string
  readonly rows: readonly Row[]
  readonly emptyText?: string
  readonly list: EditedList | undefined
}

const listByName: Readonly<Partial<Record<Summary['name'], EditedList>>> = { about: 'specialities', socials: 'socials' }

const editRoutes = {
  personal: editPersonalRoute,
  about: editAboutRoute,
  socials: editSocialsRoute,
  password: editPasswordRoute,
} as const

interface Texts {
  readonly t: Translate<'own-settings'>
  readonly serverTexts: SettingsTexts
}

export const getSummaries = (locale: Locale, texts: Texts, ownProfile: OwnProfile): readonly Summary[] => {
  const { t, serverTexts } = texts
  const { user, profile } = ownProfile
  const links = profile.socials.flatMap(social => parseSocialLink(social) ?? [])
  const rows = {
    personal: getPersonalRows(locale, t, user),
    about: getAboutRows(locale, texts, ownProfile),
    socials: links.map(({ type, href, handle }) => ({
      label: serverTexts.socialNetworks[type],
      value: handle ?? href,
    })),
    password: [{ label: t('own-settings:password.now'), value: t('own-settings:password.set'), isSecret: true }],
  } as const satisfies Record<Summary['name'], readonly Row[]>
  const headings = {
    personal: t('own-settings:personal.heading'),
    about: t('own-settings:about.heading'),
    socials: t('own-settings:socials.heading'),
    password: t('own-settings:password.heading'),
  }
  const names = ['personal', 'about', 'socials', 'password'] as const
  return names.map(name => ({
    name,
    heading: headings[name],
    href: localizePath(locale, editRoutes[name].path),
    rows: rows[name],
    ...(name === 'socials' && {
      emptyText: t(
        isListUnreadable(ownProfile, 'socials') ? 'own-settings:socials.notLoaded' : 'own-settings:socials.none',
      ),
    }),
    list: listByName[name],
  }))
}

const createUserText = (locale: Locale, value: string | null) => ({
  value: value || null,
  lang: getLangAttribute(locale, value ?? ''),
})

const getPersonalRows = (locale: Locale, t: Texts['t'], user: OwnProfile['user']): readonly Row[] => [
  { label: t('own-settings:personal.name'), ...createUserText(locale, user.name) },
  {
    label: t('own-settings:personal.email'),
    value: user.email ? formatEmail(user.email) : null,
    emptyText: t('own-settings:personal.noEmail'),
    isVerified: Boolean(user.email) && user.emailVerifiedAt !== null,
  },
  {
    label: t('own-settings:personal.phone'),
    value: (user.phone && formatPhone(user.phone)) || null,
    emptyText: t('own-settings:personal.noPhone'),
  },
]

function getAboutRows(locale: Locale, { t, serverTexts }: Texts, ownProfile: OwnProfile): readonly Row[] {
  const { profile } = ownProfile
  const years = profile.experienceYears
  return [
    {
      label: t('own-settings:about.city'),
      ...createUserText(locale, profile.city?.name ?? null),
      emptyText: t('own-settings:about.noCity'),
    },
    {
      label: t('own-settings:about.text'),
      ...createUserText(locale, profile.about),
      emptyText: t('own-settings:about.noText'),
      isLong: true,
    },
    {
      label: t('own-settings:about.experience'),
      value: years === null ? null : fillCountedText(locale, serverTexts.years, years),
      emptyText: t('own-settings:about.noExperience'),
    },
    {
      label: t('own-settings:about.specialities'),
      ...createUserText(locale, joinSpecialities(profile.specialities)),
      emptyText: t(
        isListUnreadable(ownProfile, 'specialities')
          ? 'own-settings:about.specialitiesNotLoaded'
          : 'own-settings:about.noSpecialities',
      ),
      isLong: true,
    },
  ]
}
