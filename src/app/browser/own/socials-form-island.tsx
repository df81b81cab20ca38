'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'
import { editSocialsTexts } from '#ui/i18n/loaders/edit-socials.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine } from './choose-plain-engine.ts'
import { editFormTexts } from './edit-form-texts.ts'

choosePlainEngine()

export const SocialsFormIsland = createBrowserIsland(async () => {
  const texts = { ...editFormTexts, ...editSocialsTexts }
  const { SocialsForm } = await loadWithTexts(import('#ui/user/edit/socials/socials-form.tsx'), texts)
  return (props: { readonly locale: Locale }) => <SocialsForm {...props} drafts={storedDrafts} />
})
