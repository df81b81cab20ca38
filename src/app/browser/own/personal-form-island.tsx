'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { choosePlainEngine, editTexts, storedDrafts } from './edit-texts.ts'
import { InBrowser } from './in-browser.tsx'

choosePlainEngine()

const PersonalForm = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/edit/personal/personal-form.tsx'), {
        ...editTexts,
        'edit-personal': {
          ru: () => import('#ui/i18n/locales/ru/edit-personal.json'),
          en: () => import('#ui/i18n/locales/en/edit-personal.json'),
        },
      })
    ).PersonalForm,
)

export function PersonalFormIsland({ locale }: { readonly locale: Locale }) {
  return (
    <InBrowser>
      <PersonalForm locale={locale} drafts={storedDrafts} />
    </InBrowser>
  )
}
