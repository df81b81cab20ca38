'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { ownGateTexts } from '#ui/i18n/loaders/own-gate.ts'
import { ownProfileTexts } from '#ui/i18n/loaders/own-profile.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { CardTexts } from '#ui/profile/card/card-facts.ts'
import { BrowserOnly } from '#app/browser/browser-only.tsx'

interface OwnProfileProps {
  readonly locale: Locale
  readonly cardTexts: CardTexts
}

const OwnProfile = lazyIsland<OwnProfileProps>(async () => {
  const [module, { storedSentHistory }] = await Promise.all([
    loadWithTexts(import('#ui/user/own-profile.tsx'), { ...ownGateTexts, ...ownProfileTexts }),
    import('#app/browser/stored/stored-form-records.ts'),
  ])
  return props => <module.OwnProfile {...props} sentHistory={storedSentHistory} purposeStorage={registrationStorage} />
})

interface Props extends OwnProfileProps {
  readonly title: string
}

export function OwnProfileIsland({ title, ...props }: Props) {
  return (
    <BrowserOnly title={title}>
      <OwnProfile {...props} />
    </BrowserOnly>
  )
}
