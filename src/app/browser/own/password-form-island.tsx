'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { choosePlainEngine, editTexts } from './edit-texts.ts'
import { InBrowser } from './in-browser.tsx'

choosePlainEngine()

const PasswordForm = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/edit/password/password-form.tsx'), {
        ...editTexts,
        'edit-password': {
          ru: () => import('#ui/i18n/locales/ru/edit-password.json'),
          en: () => import('#ui/i18n/locales/en/edit-password.json'),
        },
      })
    ).PasswordForm,
)

export function PasswordFormIsland({ locale }: { readonly locale: Locale }) {
  return (
    <InBrowser>
      <PasswordForm locale={locale} />
    </InBrowser>
  )
}
