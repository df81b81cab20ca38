'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { editPersonalTexts } from '#ui/i18n/loaders/edit-personal.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine, editFormTexts } from './edit-texts.ts'
import { BrowserOnly } from '#app/browser/browser-only.tsx'

choosePlainEngine()

const PersonalForm = lazyIsland(
  async () =>
    (
      await loadWithTexts(import('#ui/user/edit/personal/personal-form.tsx'), {
        ...editFormTexts,
        ...editPersonalTexts,
      })
    ).PersonalForm,
)

export function PersonalFormIsland({ locale }: { readonly locale: Locale }) {
  return (
    <BrowserOnly>
      <PersonalForm locale={locale} drafts={storedDrafts} />
    </BrowserOnly>
  )
}
