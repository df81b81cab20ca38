'use client'
import { lazy, Suspense } from 'react'
import { localePath } from '../../application/routing/locale-path'
import { Icon } from '../kit/display/icon'
import { user } from '../kit/display/icons'
import { ownProfilePath } from '../paths'
import type { AccountProps } from './account-props'
import { useSessionHint } from './session-context'

/** Leads to one's own profile; styles show it to whoever is signed in. */
function AccountLink({ className, locale, label }: AccountProps) {
  return (
    <a className={className} href={localePath(locale, ownProfilePath)} aria-label={label}>
      <Icon path={user} />
    </a>
  )
}

// Should its file be lost, the link stays.
const AccountMenu = lazy(() =>
  import('./account-menu').then(
    file => ({ default: file.AccountMenu }),
    () => ({ default: AccountLink }),
  ),
)

/** Who is signed in, in the header: a link until the menu is there, in the same place and of the same size. */
export function Account(props: AccountProps) {
  const hint = useSessionHint()
  if (hint !== 'signed-in') return <AccountLink {...props} />
  return (
    <Suspense fallback={<AccountLink {...props} />}>
      <AccountMenu {...props} />
    </Suspense>
  )
}
