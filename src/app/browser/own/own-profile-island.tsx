'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { CardTexts } from '#ui/profile/card/card-facts.ts'
import { InBrowser } from './in-browser.tsx'
import { ownTexts } from './own-texts.ts'

const OwnProfile = lazyIsland(
  async () =>
    (
      await withTexts(import('#ui/user/own-profile.tsx'), {
        ...ownTexts,
        'own-profile': {
          ru: () => import('#ui/i18n/locales/ru/own-profile.json'),
          en: () => import('#ui/i18n/locales/en/own-profile.json'),
        },
      })
    ).OwnProfile,
)

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly cards: CardTexts
}

export function OwnProfileIsland({ title, ...props }: Props) {
  return (
    <InBrowser title={title}>
      <OwnProfile {...props} />
    </InBrowser>
  )
}
