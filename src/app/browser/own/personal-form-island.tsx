'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'
import { editPersonalTexts } from '#ui/i18n/loaders/edit-personal.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine } from './choose-plain-engine.ts'
import { editFormTexts } from './edit-form-texts.ts'

choosePlainEngine()

export const PersonalFormIsland = createBrowserIsland(async () => {
  const texts = { ...editFormTexts, ...editPersonalTexts }
  const { PersonalForm } = await loadWithTexts(import('#ui/user/edit/personal/personal-form.tsx'), texts)
  return (props: { readonly locale: Locale }) => <PersonalForm {...props} drafts={storedDrafts} />
})
