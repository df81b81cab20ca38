'use client'

import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { CardTexts } from '#ui/profile/card/card-facts.ts'
import type { SettingsWords } from '#ui/user/settings/settings-words.ts'

const OwnProfile = lazyIsland(
  async () => (await withTexts(import('#ui/user/own-profile.tsx'), 'own-profile')).OwnProfile,
)
const OwnSettings = lazyIsland(
  async () =>
    (await withTexts(import('#ui/user/settings/own-settings.tsx'), 'own-settings', 'own-profile')).OwnSettings,
)
const Wizard = lazyIsland(async () => (await withTexts(import('#ui/registration/wizard.tsx'), 'registration')).Wizard)

const PersonalForm = lazyIsland(
  async () =>
    (await withTexts(import('#ui/user/edit/personal/personal-form.tsx'), 'edit-personal', 'edit', 'own-profile'))
      .PersonalForm,
)
const PasswordForm = lazyIsland(
  async () =>
    (await withTexts(import('#ui/user/edit/password/password-form.tsx'), 'edit-password', 'edit', 'own-profile'))
      .PasswordForm,
)

const AboutForm = lazyIsland(
  async () =>
    (await withTexts(import('#ui/user/edit/about/about-form.tsx'), 'edit-about', 'edit', 'own-profile')).AboutForm,
)
const SocialsForm = lazyIsland(
  async () =>
    (await withTexts(import('#ui/user/edit/socials/socials-form.tsx'), 'edit-socials', 'edit', 'own-profile'))
      .SocialsForm,
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
