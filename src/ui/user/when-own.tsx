import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { isRegistered, type OwnProfile } from '#domain/user/user.ts'
import { ownProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from './own-profile.queries.ts'
import { Expired, Failed, Unfinished, type Retry } from './own-profile-states.tsx'

interface Props {
  readonly locale: Locale
  /** Stands before what is shown in place of the profile. */
  readonly heading?: ReactNode
  /** While it is on its way. */
  readonly waiting: ReactNode
  readonly children: (own: OwnProfile, retry: Retry) => ReactNode
}

/** What needs one's own profile, or why it is not there and what to do about it. */
export function WhenOwn({ locale, heading, waiting, children }: Props) {
  const hint = useSessionHint()
  const { data, isError, isFetching, refetch } = useOwnProfile(hint === 'signed-in')
  const texts = ownProfileTexts[locale]
  const isWaiting = useMinimumDuration(!data && !isError && hint === 'signed-in')
  const isUnfinished = hint === 'registering' || (data && !isRegistered(data.user))
  const retry = { isBusy: isFetching, onPress: () => void refetch() }
  if (data && !isWaiting && !isUnfinished) return children(data, retry)
  return (
    <>
      {heading}
      {isUnfinished ? (
        <Unfinished locale={locale} texts={texts} />
      ) : hint === 'expired' ? (
        <Expired texts={texts} />
      ) : isError ? (
        <Failed texts={texts} retry={retry} />
      ) : (
        waiting
      )}
    </>
  )
}
