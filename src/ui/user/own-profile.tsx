'use client'
import type { Locale } from '#domain/shared/locale.ts'
import { ownProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import type { CardTexts } from '#ui/profile/card/card-facts.ts'
import { OwnProfileSkeleton } from './own-profile-skeleton.tsx'
import { ShownOwnProfile } from './shown-own-profile.tsx'
import { WhenOwn } from './when-own.tsx'

interface Props {
  readonly locale: Locale
  readonly cards: CardTexts
}

/** One's own profile, as far as it is there. */
export function OwnProfile({ locale, cards }: Props) {
  const texts = ownProfileTexts[locale]
  return (
    <WhenOwn
      locale={locale}
      heading={<h1 className="unseen">{texts.heading}</h1>}
      waiting={<OwnProfileSkeleton label={texts.loading} />}
    >
      {(own, retry) => <ShownOwnProfile {...{ locale, texts, cards, own, retry }} />}
    </WhenOwn>
  )
}
