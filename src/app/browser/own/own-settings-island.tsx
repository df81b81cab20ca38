'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { ownGateTexts } from '#ui/i18n/loaders/own-gate.ts'
import { ownSettingsTexts } from '#ui/i18n/loaders/own-settings.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { SettingsTexts } from '#ui/user/settings/settings-texts.ts'
import { storedDrafts } from '#app/browser/stored/stored-drafts.ts'
import { choosePlainEngine } from './edit-texts.ts'
import { BrowserOnly } from '#app/browser/browser-only.tsx'

choosePlainEngine()

const OwnSettings = lazyIsland(
  async () =>
    (
      await loadWithTexts(import('#ui/user/settings/own-settings.tsx'), {
        ...ownGateTexts,
        ...formTexts,
        ...ownSettingsTexts,
      })
    ).OwnSettings,
)

interface Props {
  readonly locale: Locale
  readonly serverTexts: SettingsTexts
  readonly bot: string | undefined
}

export function OwnSettingsIsland(props: Props) {
  return (
    <BrowserOnly>
      <OwnSettings {...props} drafts={storedDrafts} />
    </BrowserOnly>
  )
}
