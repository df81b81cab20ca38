'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { registrationTexts } from '#ui/i18n/loaders/registration.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'

interface Props {
  readonly locale: Locale
  readonly title: string
}

export const WizardIsland = createBrowserIsland(
  async () => {
    const texts = { ...registrationTexts, ...formTexts }
    const { Wizard } = await loadWithTexts(import('#ui/registration/wizard.tsx'), texts)
    return ({ locale }: Props) => <Wizard locale={locale} storage={registrationStorage} />
  },
  ({ title }) => <h1>{title}</h1>,
)
