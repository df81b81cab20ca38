'use client'

import type { Locale } from '#domain/shared/locale.ts'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'
import { editAboutTexts } from '#ui/i18n/loaders/edit-about.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine } from './choose-plain-engine.ts'
import { editFormTexts } from './edit-form-texts.ts'

choosePlainEngine()

interface Props {
  readonly locale: Locale
  readonly pickerTexts: CityPickerTexts
}

export const AboutFormIsland = createBrowserIsland(async () => {
  const texts = { ...editFormTexts, ...editAboutTexts }
  const { AboutForm } = await loadWithTexts(import('#ui/user/edit/about/about-form.tsx'), texts)
  return (props: Props) => <AboutForm {...props} drafts={storedDrafts} />
})
