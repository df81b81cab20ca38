'use client'

import type { Locale } from '#domain/shared/locale.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { editAboutTexts } from '#ui/i18n/loaders/edit-about.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine, editFormTexts } from './edit-texts.ts'
import { BrowserOnly } from '#app/browser/browser-only.tsx'

choosePlainEngine()

const AboutForm = lazyIsland(
  async () =>
    (await loadWithTexts(import('#ui/user/edit/about/about-form.tsx'), { ...editFormTexts, ...editAboutTexts }))
      .AboutForm,
)

interface Props {
  readonly locale: Locale
  readonly picker: CityPickerTexts
}

export function AboutFormIsland({ locale, picker }: Props) {
  return (
    <BrowserOnly>
      <AboutForm locale={locale} drafts={storedDrafts} picker={picker} />
    </BrowserOnly>
  )
}
