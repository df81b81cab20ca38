'use client'
import { isRegistered } from '../../domain/user/user'
import type { Locale } from '../../domain/shared/locale'
import { ownProfileTexts } from '../i18n/own-profile-texts'
import { useHeld } from '../kit/use-held'
import type { CardTexts } from '../profile/card-facts'
import { useSessionHint } from '../session/session-context'
import { useOwnProfile } from './own-profile.queries'
import { OwnProfileSkeleton } from './own-profile-skeleton'
import { Expired, Failed, Unfinished } from './own-profile-states'
import { ShownOwnProfile } from './shown-own-profile'

interface Props {
  readonly locale: Locale
  readonly cards: CardTexts
}

/** One's own profile, as far as it is there. */
export function OwnProfile({ locale, cards }: Props) {
  const hint = useSessionHint()
  const { data, isError, isFetching, refetch } = useOwnProfile(hint === 'signed-in')
  const texts = ownProfileTexts[locale]
  const isWaiting = useHeld(!data && !isError && hint === 'signed-in')
  const isUnfinished = hint === 'registering' || (data && !isRegistered(data.user))
  const retry = { isBusy: isFetching, onPress: () => void refetch() }
  if (data && !isWaiting && !isUnfinished) return <ShownOwnProfile {...{ locale, texts, cards, retry }} own={data} />
  return (
    <>
      <h1 className="unseen">{texts.heading}</h1>
      {isUnfinished ? (
        <Unfinished locale={locale} texts={texts} />
      ) : hint === 'expired' ? (
        <Expired texts={texts} />
      ) : isError ? (
        <Failed texts={texts} retry={retry} />
      ) : (
        <OwnProfileSkeleton label={texts.loading} />
      )}
    </>
  )
}
