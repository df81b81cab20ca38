'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { editPasswordTexts } from '#ui/i18n/loaders/edit-password.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { choosePlainEngine, editFormTexts } from './edit-texts.ts'
import { BrowserOnly } from '#app/browser/browser-only.tsx'

choosePlainEngine()

const PasswordForm = lazyIsland(
  async () =>
    (
      await loadWithTexts(import('#ui/user/edit/password/password-form.tsx'), {
        ...editFormTexts,
        ...editPasswordTexts,
      })
    ).PasswordForm,
)

export function PasswordFormIsland({ locale }: { readonly locale: Locale }) {
  return (
    <BrowserOnly>
      <PasswordForm locale={locale} />
    </BrowserOnly>
  )
}
