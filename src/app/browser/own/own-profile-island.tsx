'use client'

import type { Locale } from '#domain/shared/locale.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { createBrowserIsland } from '#ui/browser-island.tsx'
import { ownProfileBoundaryTexts } from '#ui/i18n/loaders/own-profile-boundary.ts'
import { ownProfileTexts } from '#ui/i18n/loaders/own-profile.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import type { CardTexts } from '#ui/profile/card/card-facts.ts'

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly cardTexts: CardTexts
}

export const OwnProfileIsland = createBrowserIsland(
  async () => {
    const [{ OwnProfile }, { storedSentHistory }] = await Promise.all([
      loadWithTexts(import('#ui/user/own-profile.tsx'), { ...ownProfileBoundaryTexts, ...ownProfileTexts }),
      import('#app/browser/stored/stored-form-records.ts'),
    ])
    return ({ locale, cardTexts }: Props) => (
      <OwnProfile
        locale={locale}
        cardTexts={cardTexts}
        sentHistory={storedSentHistory}
        purposeStorage={registrationStorage}
      />
    )
  },
  ({ title }) => <h1 className="visually-hidden">{title}</h1>,
)
