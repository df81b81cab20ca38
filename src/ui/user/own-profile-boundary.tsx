import { registerRoute } from '#application/routing/guarded-routes.ts'
import type { ReactNode } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isRegistered, type OwnProfile } from '#domain/user/user.ts'
import { useFailedText } from '#ui/failure/failed-load.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button, ButtonLink } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { EmptyBlock, FailedBlock, FailedLine } from '#ui/kit/feedback/notice.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { useSession, useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from './own-profile.queries.ts'

interface Props {
  readonly locale: Locale
  readonly heading?: ReactNode
  readonly fallback: ReactNode
  readonly children: (ownProfile: OwnProfile, retry: Retry) => ReactNode
}

export function OwnProfileBoundary({ locale, heading, fallback, children }: Props) {
  const hint = useSessionHint()
  const { data, isError, isFetching, refetch } = useOwnProfile(hint === 'signed-in')
  const isWaiting = useMinimumDuration(!data && !isError && hint === 'signed-in')
  const hasUnfinishedRegistration = hint === 'registering' || (data && !isRegistered(data.user))
  const retry = { isBusy: isFetching, onPress: () => void refetch() }
  if (data && !isWaiting && !hasUnfinishedRegistration) return children(data, retry)
  return (
    <>
      {heading}
      {hasUnfinishedRegistration ? (
        <UnfinishedRegistration locale={locale} />
      ) : hint === 'expired' ? (
        <ExpiredSession />
      ) : isError ? (
        <LoadFailure onRetry={retry.onPress} />
      ) : (
        // Without a session, the guard is about to redirect the visitor.
        <div role={hint === 'signed-in' ? 'status' : undefined}>{fallback}</div>
      )}
    </>
  )
}

/** Shown if the email address is verified but the account is not created yet. */
export function UnfinishedRegistration({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['own-profile-boundary'])
  return (
    <EmptyBlock heading={t('own-profile-boundary:unfinished')} text={t('own-profile-boundary:unfinishedText')}>
      <ButtonLink kind="primary" href={localizePath(locale, registerRoute.path)}>
        {t('own-profile-boundary:finish')}
      </ButtonLink>
    </EmptyBlock>
  )
}

function ExpiredSession() {
  const { t } = useTranslation(['own-profile-boundary'])
  const { askToSignIn } = useSession()
  return (
    <EmptyBlock heading={t('own-profile-boundary:expired')} text={t('own-profile-boundary:expiredText')}>
      <Button kind="primary" onPress={askToSignIn}>
        {t('own-profile-boundary:signIn')}
      </Button>
    </EmptyBlock>
  )
}

export interface Retry {
  readonly isBusy: boolean
  readonly onPress: () => void
}

function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['own-profile-boundary'])
  const heading = useFailedText(t('own-profile-boundary:failed'))
  return (
    <div role="alert">
      <FailedBlock heading={heading} text={t('own-profile-boundary:failedText')}>
        <Button kind="primary" onPress={onRetry}>
          <Icon path={rotateCw} />
          {t('own-profile-boundary:retry')}
        </Button>
      </FailedBlock>
    </div>
  )
}

export function IncompleteProfile({ retry: { isBusy, onPress } }: { readonly retry: Retry }) {
  const { t } = useTranslation(['own-profile-boundary'])
  return (
    <div role="alert">
      <FailedLine text={`${t('own-profile-boundary:incomplete')}. ${t('own-profile-boundary:incompleteText')}`}>
        <BusyButton kind="quiet" busy={isBusy} busyText={t('own-profile-boundary:retrying')} onPress={onPress}>
          <Icon path={rotateCw} />
          {t('own-profile-boundary:retry')}
        </BusyButton>
      </FailedLine>
    </div>
  )
}
