'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { editPasswordTexts } from '#ui/i18n/loaders/edit-password.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import { choosePlainEngine, editFormTexts } from './edit-texts.ts'
import { InBrowser } from './in-browser.tsx'

choosePlainEngine()

const PasswordForm = lazyIsland(
  async () =>
    (await withTexts(import('#ui/user/edit/password/password-form.tsx'), { ...editFormTexts, ...editPasswordTexts }))
      .PasswordForm,
)

export function PasswordFormIsland({ locale }: { readonly locale: Locale }) {
  return (
    <InBrowser>
      <PasswordForm locale={locale} />
    </InBrowser>
  )
}
