'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { ownGateTexts } from '#ui/i18n/loaders/own-gate.ts'
import { ownSettingsTexts } from '#ui/i18n/loaders/own-settings.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { SettingsTexts } from '#ui/user/settings/settings-texts.ts'
import { storedDrafts } from '#app/browser/stored-drafts.ts'
import { choosePlainEngine } from './edit-texts.ts'
import { InBrowser } from './in-browser.tsx'

choosePlainEngine()

const OwnSettings = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/settings/own-settings.tsx'), {
        ...ownGateTexts,
        ...formTexts,
        ...ownSettingsTexts,
      })
    ).OwnSettings,
)

interface Props {
  readonly locale: Locale
  readonly words: SettingsTexts
  readonly bot: string | undefined
}

export function OwnSettingsIsland(props: Props) {
  return (
    <InBrowser>
      <OwnSettings {...props} drafts={storedDrafts} />
    </InBrowser>
  )
}
