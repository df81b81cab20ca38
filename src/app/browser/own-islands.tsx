'use client'

import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { type TextLoaders, withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { CardTexts } from '#ui/profile/card/card-facts.ts'
import type { SettingsWords } from '#ui/user/settings/settings-words.ts'

const ownTexts = {
  'own-gate': {
    ru: () => import('#ui/i18n/locales/ru/own-gate.json'),
    en: () => import('#ui/i18n/locales/en/own-gate.json'),
  },
} satisfies TextLoaders
const editTexts = {
  ...ownTexts,
  edit: { ru: () => import('#ui/i18n/locales/ru/edit.json'), en: () => import('#ui/i18n/locales/en/edit.json') },
} satisfies TextLoaders

const OwnProfile = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/own-profile.tsx'), {
        ...ownTexts,
        'own-profile': {
          ru: () => import('#ui/i18n/locales/ru/own-profile.json'),
          en: () => import('#ui/i18n/locales/en/own-profile.json'),
        },
      })
    ).OwnProfile,
)
const OwnSettings = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/settings/own-settings.tsx'), {
        ...ownTexts,
        'own-settings': {
          ru: () => import('#ui/i18n/locales/ru/own-settings.json'),
          en: () => import('#ui/i18n/locales/en/own-settings.json'),
        },
      })
    ).OwnSettings,
)
const Wizard = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/registration/wizard.tsx'), {
        registration: {
          ru: () => import('#ui/i18n/locales/ru/registration.json'),
          en: () => import('#ui/i18n/locales/en/registration.json'),
        },
      })
    ).Wizard,
)

const PersonalForm = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/edit/personal/personal-form.tsx'), {
        ...editTexts,
        'edit-personal': {
          ru: () => import('#ui/i18n/locales/ru/edit-personal.json'),
          en: () => import('#ui/i18n/locales/en/edit-personal.json'),
        },
      })
    ).PersonalForm,
)
const PasswordForm = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/edit/password/password-form.tsx'), {
        ...editTexts,
        'edit-password': {
          ru: () => import('#ui/i18n/locales/ru/edit-password.json'),
          en: () => import('#ui/i18n/locales/en/edit-password.json'),
        },
      })
    ).PasswordForm,
)

const AboutForm = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/edit/about/about-form.tsx'), {
        ...editTexts,
        'edit-about': {
          ru: () => import('#ui/i18n/locales/ru/edit-about.json'),
          en: () => import('#ui/i18n/locales/en/edit-about.json'),
        },
      })
    ).AboutForm,
)
const SocialsForm = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/edit/socials/socials-form.tsx'), {
        ...editTexts,
        'edit-socials': {
          ru: () => import('#ui/i18n/locales/ru/edit-socials.json'),
          en: () => import('#ui/i18n/locales/en/edit-socials.json'),
        },
      })
    ).SocialsForm,
)

const storedDrafts = drafts(deviceStorage, Date.now)
const never = () => () => undefined

/** Renders in the browser only; until then the heading is there for screen readers. */
function InBrowser({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = title !== undefined && <h1 className="unseen">{title}</h1>
  return inBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting
}

interface Props {
  readonly locale: Locale
  readonly title: string
}

export function OwnProfileIsland({ title, ...props }: Props & { readonly cards: CardTexts }) {
  return (
    <InBrowser title={title}>
      <OwnProfile {...props} />
    </InBrowser>
  )
}

interface SettingsProps {
  readonly locale: Locale
  readonly words: SettingsWords
  readonly bot: string | undefined
}

export function OwnSettingsIsland(props: SettingsProps) {
  return (
    <InBrowser>
      <OwnSettings {...props} drafts={storedDrafts} />
    </InBrowser>
  )
}

export function WizardIsland({ title, locale }: Props) {
  return (
    <InBrowser title={title}>
      <Wizard locale={locale} storage={registrationStorage} />
    </InBrowser>
  )
}

export function PersonalFormIsland({ locale }: Pick<Props, 'locale'>) {
  return (
    <InBrowser>
      <PersonalForm locale={locale} drafts={storedDrafts} />
    </InBrowser>
  )
}

export function AboutFormIsland({ locale, picker }: Pick<Props, 'locale'> & { readonly picker: CityPickerTexts }) {
  return (
    <InBrowser>
      <AboutForm locale={locale} drafts={storedDrafts} picker={picker} />
    </InBrowser>
  )
}

export function SocialsFormIsland({ locale }: Pick<Props, 'locale'>) {
  return (
    <InBrowser>
      <SocialsForm locale={locale} drafts={storedDrafts} />
    </InBrowser>
  )
}

export function PasswordFormIsland({ locale }: Pick<Props, 'locale'>) {
  return (
    <InBrowser>
      <PasswordForm locale={locale} />
    </InBrowser>
  )
}
