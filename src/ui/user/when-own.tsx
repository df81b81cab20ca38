import type { ReactNode } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import { registerPath } from '#application/routing/own-paths.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isRegistered, type OwnProfile } from '#domain/user/user.ts'
import { ownProfileTexts, type OwnProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button, ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock, FailedBlock, FailedLine } from '#ui/kit/feedback/notice.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { useSession, useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from './own-profile.queries.ts'

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

interface UnfinishedProps {
  readonly texts: OwnProfileTexts
}

/** The e-mail is verified, the account not yet created. */
export function Unfinished({ locale, texts }: UnfinishedProps & { readonly locale: Locale }) {
  return (
    <EmptyBlock heading={texts.unfinished} text={texts.unfinishedText}>
      <ButtonLink kind="primary" href={localePath(locale, registerPath)}>
        {texts.finish}
      </ButtonLink>
    </EmptyBlock>
  )
}

export function Expired({ texts }: UnfinishedProps) {
  const { askToSignIn } = useSession()
  return (
    <EmptyBlock heading={texts.expired} text={texts.expiredText}>
      <Button kind="primary" onPress={askToSignIn}>
        {texts.signIn}
      </Button>
    </EmptyBlock>
  )
}

export interface Retry {
  readonly isBusy: boolean
  readonly onPress: () => void
}

export function Failed({ texts, retry: { isBusy, onPress } }: UnfinishedProps & { readonly retry: Retry }) {
  return (
    <div role="alert">
      <FailedBlock heading={texts.failed} text={texts.failedText}>
        <BusyButton kind="primary" busy={isBusy} busyText={texts.retrying} onPress={onPress}>
          {texts.retry}
        </BusyButton>
      </FailedBlock>
    </div>
  )
}

interface IncompleteProps {
  readonly texts: OwnProfileTexts
  readonly retry: Retry
}

/** Something of what was asked for did not come: it is said, and asked for again. */
export function Incomplete({ texts, retry: { isBusy, onPress } }: IncompleteProps) {
  return (
    <div role="alert">
      <FailedLine text={`${texts.incomplete}. ${texts.incompleteText}`}>
        <BusyButton kind="quiet" busy={isBusy} busyText={texts.retrying} onPress={onPress}>
          {texts.retry}
        </BusyButton>
      </FailedLine>
    </div>
  )
}
