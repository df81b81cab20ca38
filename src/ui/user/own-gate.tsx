import { type ReactNode, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { isRegistered, isUnreadable, type EditedList, type OwnProfile } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from './own-profile.queries.ts'
import { Incomplete, OwnProfileBoundary } from './own-profile-boundary.tsx'

interface Props {
  readonly locale: Locale
  /** The list that the form saves: it stays closed if that could not be read, because blanks would overwrite it. */
  readonly list?: EditedList | undefined
  readonly children: (own: OwnProfile) => ReactNode
}

/** Opens a form once the profile has loaded; keeps it open during a refetch and after the session has expired. */
export function OwnGate({ locale, list, children }: Props) {
  const { t } = useTranslation(['edit'])
  const hint = useSessionHint()
  const { data } = useOwnProfile(hint === 'signed-in')
  const [opened, setOpened] = useState<OwnProfile>()
  const isWhole = data !== undefined && !isUnreadable(data, list) && isRegistered(data.user)
  if (isWhole && data.user.id !== opened?.user.id) setOpened(data)
  const isTheirs = opened !== undefined && (data === undefined || data.user.id === opened.user.id)
  if (isTheirs && (hint === 'signed-in' || hint === 'expired'))
    return <div key={opened.user.id}>{children(opened)}</div>
  return (
    <OwnProfileBoundary locale={locale} waiting={<Waiting text={t('edit:loading')} />}>
      {(own, retry) => isUnreadable(own, list) && <Incomplete retry={retry} />}
    </OwnProfileBoundary>
  )
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <div aria-busy="true">
      <span className="unseen">{text}</span>
      <Skeleton kind="lines" />
    </div>
  )
}
