import { type ReactNode, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { isRegistered, isListUnreadable, type EditedList, type OwnProfile } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from './own-profile.queries.ts'
import { IncompleteProfile, OwnProfileBoundary } from './own-profile-boundary.tsx'

interface Props {
  readonly locale: Locale
  /** The list that the form replaces. If it could not be read, the form stays closed, because saving would erase it. */
  readonly list?: EditedList | undefined
  readonly children: (ownProfile: OwnProfile) => ReactNode
}

/**
 * Keeps an open form, with the last complete data, during a refetch, after a response without the list or the user's
 * name, and after the session has expired. A missing name changes the hint to `registering`.
 */
export function OwnProfileGate({ locale, list, children }: Props) {
  const { t } = useTranslation(['edit'])
  const hint = useSessionHint()
  const [openedProfile, setOpenedProfile] = useState<OwnProfile>()
  const { data } = useOwnProfile(hint === 'signed-in' || (hint === 'registering' && openedProfile !== undefined))
  const isComplete = data && !isListUnreadable(data, list) && isRegistered(data.user)
  if (isComplete && data !== openedProfile) setOpenedProfile(data)
  // A sign-out removes both the data and the hint. If the session has expired and the visitor closes the login while
  // the form has unsaved input, only the hint is removed.
  const isKept = openedProfile && (data ? data.user.id === openedProfile.user.id : hint !== undefined)
  if (isKept) return <div key={openedProfile.user.id}>{children(openedProfile)}</div>
  return (
    <OwnProfileBoundary locale={locale} fallback={<Loading text={t('edit:loading')} />}>
      {(ownProfile, retry) => isListUnreadable(ownProfile, list) && <IncompleteProfile retry={retry} />}
    </OwnProfileBoundary>
  )
}

function Loading({ text }: { readonly text: string }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{text}</span>
      <Skeleton kind="lines" />
    </div>
  )
}
