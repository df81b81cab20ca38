'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { registrationTexts } from '#ui/i18n/loaders/registration.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { BrowserOnly } from '#app/browser/browser-only.tsx'

const Wizard = lazyIsland(
  async () =>
    (await loadWithTexts(import('#ui/registration/wizard.tsx'), { ...registrationTexts, ...formTexts })).Wizard,
)

interface Props {
  readonly locale: Locale
  readonly title: string
}

export function WizardIsland({ title, locale }: Props) {
  return (
    // On a phone, nothing else is visible until the form has loaded.
    <BrowserOnly title={title} isTitleVisible>
      <Wizard locale={locale} storage={registrationStorage} />
    </BrowserOnly>
  )
}
