import { useState, type ReactNode } from 'react'
import type { Locale } from '../../domain/shared/locale'
import { isRegistered, type OwnProfile } from '../../domain/user/user'
import { editTexts } from '../i18n/edit-texts'
import { ownProfileTexts } from '../i18n/own-profile-texts'
import { BusyButton } from '../kit/busy-button'
import { FailedBlock } from '../kit/notice'
import { Skeleton } from '../kit/skeleton'
import { useHeld } from '../kit/use-held'
import { useSessionHint } from '../session/session-context'
import { useOwnProfile } from './own-profile.queries'
import { Expired, Failed, Unfinished } from './own-profile-states'

interface Props {
  readonly locale: Locale
  /** Given whole data only: blanks must never overwrite what could not be read. */
  readonly children: (own: OwnProfile) => ReactNode
}

/** Lets a form over one's own data open once they are there, and keeps it open while they are read anew or the session has expired. */
export function OwnGate({ locale, children }: Props) {
  const hint = useSessionHint()
  const { data, isError, isFetching, refetch } = useOwnProfile(hint === 'signed-in')
  const [opened, setOpened] = useState<OwnProfile>()
  if (data && !data.incomplete && data.user.id !== opened?.user.id) setOpened(data)
  const isWaiting = useHeld(!data && !isError && hint === 'signed-in')
  const texts = ownProfileTexts[locale]
  if (hint === 'registering' || (data && !isRegistered(data.user))) return <Unfinished locale={locale} texts={texts} />
  if (opened && hint !== undefined && !isWaitingFor(opened, data))
    return <div key={opened.user.id}>{children(opened)}</div>
  if (hint === 'expired') return <Expired texts={texts} />
  const retry = { isBusy: isFetching, onPress: () => void refetch() }
  if (data?.incomplete) return <Incomplete locale={locale} retry={retry} />
  if (isError && !isWaiting) return <Failed texts={texts} retry={retry} />
  return (
    <div role="status" aria-busy="true">
      <span className="unseen">{editTexts[locale].loading}</span>
      <Skeleton kind="lines" />
    </div>
  )
}

/** Somebody else has signed in meanwhile, and their data are not whole. */
const isWaitingFor = (opened: OwnProfile, data: OwnProfile | undefined) =>
  data !== undefined && data.user.id !== opened.user.id

interface Retry {
  readonly isBusy: boolean
  readonly onPress: () => void
}

function Incomplete({ locale, retry: { isBusy, onPress } }: { readonly locale: Locale; readonly retry: Retry }) {
  const texts = editTexts[locale]
  return (
    <div role="alert">
      <FailedBlock heading={texts.incomplete} text={texts.incompleteText}>
        <BusyButton kind="primary" busy={isBusy} busyText={texts.retrying} onPress={onPress}>
          {texts.retry}
        </BusyButton>
      </FailedBlock>
    </div>
  )
}
