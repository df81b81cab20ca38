'use client'
import type { Locale } from '../../domain/shared/locale'
import { ownProfileTexts } from '../i18n/own-profile-texts'
import type { CardTexts } from '../profile/card/card-facts'
import { OwnProfileSkeleton } from './own-profile-skeleton'
import { ShownOwnProfile } from './shown-own-profile'
import { WhenOwn } from './when-own'

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
