'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { ownGateTexts } from '#ui/i18n/loaders/own-gate.ts'
import { ownProfileTexts } from '#ui/i18n/loaders/own-profile.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { CardTexts } from '#ui/profile/card/card-facts.ts'
import { InBrowser } from './in-browser.tsx'

const OwnProfile = lazyIsland(
  async () => (await withTexts(import('#ui/user/own-profile.tsx'), { ...ownGateTexts, ...ownProfileTexts })).OwnProfile,
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
