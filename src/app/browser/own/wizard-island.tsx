'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { registrationTexts } from '#ui/i18n/loaders/registration.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { InBrowser } from './in-browser.tsx'

const Wizard = lazyIsland(
  async () => (await withTexts(import('#ui/registration/wizard.tsx'), registrationTexts)).Wizard,
)

interface Props {
  readonly locale: Locale
  readonly title: string
}

export function WizardIsland({ title, locale }: Props) {
  return (
    <InBrowser title={title}>
      <Wizard locale={locale} storage={registrationStorage} />
    </InBrowser>
  )
}
