'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { editSocialsTexts } from '#ui/i18n/loaders/edit-socials.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine, editFormTexts } from './edit-texts.ts'
import { BrowserOnly } from '#app/browser/browser-only.tsx'

choosePlainEngine()

const SocialsForm = lazyIsland(
  async () =>
    (await loadWithTexts(import('#ui/user/edit/socials/socials-form.tsx'), { ...editFormTexts, ...editSocialsTexts }))
      .SocialsForm,
)

export function SocialsFormIsland({ locale }: { readonly locale: Locale }) {
  return (
    <BrowserOnly>
      <SocialsForm locale={locale} drafts={storedDrafts} />
    </BrowserOnly>
  )
}
