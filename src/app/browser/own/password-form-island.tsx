'use client'

import { createBrowserIsland } from '#ui/browser-island.tsx'
import { editPasswordTexts } from '#ui/i18n/loaders/edit-password.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { choosePlainEngine } from './choose-plain-engine.ts'
import { editFormTexts } from './edit-form-texts.ts'

choosePlainEngine()

export const PasswordFormIsland = createBrowserIsland(async () => {
  const texts = { ...editFormTexts, ...editPasswordTexts }
  return (await loadWithTexts(import('#ui/user/edit/password/password-form.tsx'), texts)).PasswordForm
})
