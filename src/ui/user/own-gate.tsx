import { type ReactNode, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { isRegistered, type OwnProfile } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from './own-profile.queries.ts'
import { Incomplete, OwnProfileBoundary } from './own-profile-boundary.tsx'

interface Props {
  readonly locale: Locale
  /** Gets complete data only: blanks must never overwrite what could not be read. */
  readonly children: (own: OwnProfile) => ReactNode
}

/** Opens a form once the profile has loaded; keeps it open during a refetch and after the session has expired. */
export function OwnGate({ locale, children }: Props) {
  const { t } = useTranslation(['edit'])
  const hint = useSessionHint()
  const { data } = useOwnProfile(hint === 'signed-in')
  const [opened, setOpened] = useState<OwnProfile>()
  const isWhole = data !== undefined && !data.incomplete && isRegistered(data.user)
  if (isWhole && data.user.id !== opened?.user.id) setOpened(data)
  const isTheirs = opened !== undefined && (data === undefined || data.user.id === opened.user.id)
  if (isTheirs && (hint === 'signed-in' || hint === 'expired'))
    return <div key={opened.user.id}>{children(opened)}</div>
  return (
    <OwnProfileBoundary locale={locale} waiting={<Waiting text={t('edit:loading')} />}>
      {({ incomplete }, retry) => incomplete && <Incomplete retry={retry} />}
    </OwnProfileBoundary>
  )
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="unseen">{text}</span>
      <Skeleton kind="lines" />
    </div>
  )
}
