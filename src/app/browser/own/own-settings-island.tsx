'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { formTexts } from '#ui/form/form-texts.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { SettingsWords } from '#ui/user/settings/settings-words.ts'
import { choosePlainEngine, storedDrafts } from './edit-texts.ts'
import { InBrowser } from './in-browser.tsx'
import { ownTexts } from './own-texts.ts'

choosePlainEngine()

const OwnSettings = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/settings/own-settings.tsx'), {
        ...ownTexts,
        ...formTexts,
        'own-settings': {
          ru: () => import('#ui/i18n/locales/ru/own-settings.json'),
          en: () => import('#ui/i18n/locales/en/own-settings.json'),
        },
      })
    ).OwnSettings,
)

interface Props {
  readonly locale: Locale
  readonly words: SettingsWords
  readonly bot: string | undefined
}

export function OwnSettingsIsland(props: Props) {
  return (
    <InBrowser>
      <OwnSettings {...props} drafts={storedDrafts} />
    </InBrowser>
  )
}
