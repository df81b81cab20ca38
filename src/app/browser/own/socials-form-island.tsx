'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { choosePlainEngine, editTexts, storedDrafts } from './edit-texts.ts'
import { InBrowser } from './in-browser.tsx'

choosePlainEngine()

const SocialsForm = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/edit/socials/socials-form.tsx'), {
        ...editTexts,
        'edit-socials': {
          ru: () => import('#ui/i18n/locales/ru/edit-socials.json'),
          en: () => import('#ui/i18n/locales/en/edit-socials.json'),
        },
      })
    ).SocialsForm,
)

export function SocialsFormIsland({ locale }: { readonly locale: Locale }) {
  return (
    <InBrowser>
      <SocialsForm locale={locale} drafts={storedDrafts} />
    </InBrowser>
  )
}
