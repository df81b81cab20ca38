'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { notificationSettingsTexts } from '#ui/i18n/loaders/notification-settings.ts'
import { ownProfileBoundaryTexts } from '#ui/i18n/loaders/own-profile-boundary.ts'
import { ownSettingsTexts } from '#ui/i18n/loaders/own-settings.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import type { SettingsTexts } from '#ui/user/settings/settings-texts.ts'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine } from './choose-plain-engine.ts'

choosePlainEngine()

interface Props {
  readonly locale: Locale
  readonly serverTexts: SettingsTexts
  readonly botName: string | undefined
}

export const OwnSettingsIsland = createBrowserIsland(async () => {
  const texts = { ...ownProfileBoundaryTexts, ...formTexts, ...notificationSettingsTexts, ...ownSettingsTexts }
  const { OwnSettings } = await loadWithTexts(import('#ui/user/settings/own-settings.tsx'), texts)
  return (props: Props) => <OwnSettings {...props} drafts={storedDrafts} />
})
