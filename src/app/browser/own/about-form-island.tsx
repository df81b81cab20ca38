'use client'

import type { Locale } from '#domain/shared/locale.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { choosePlainEngine, editTexts, storedDrafts } from './edit-texts.ts'
import { InBrowser } from './in-browser.tsx'

choosePlainEngine()

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

interface Props {
  readonly locale: Locale
  readonly picker: CityPickerTexts
}

export function AboutFormIsland({ locale, picker }: Props) {
  return (
    <InBrowser>
      <AboutForm locale={locale} drafts={storedDrafts} picker={picker} />
    </InBrowser>
  )
}
