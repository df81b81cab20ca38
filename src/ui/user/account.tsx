'use client'
import { ownProfileRoute } from '#application/routing/guarded-routes.ts'
import { lazy, Suspense } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import { accountTexts } from '#ui/i18n/loaders/account.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { user } from '#ui/kit/display/page-icons.ts'
import type { AccountProps } from './account-menu.tsx'
import { useSessionHint } from '#ui/session/session-context.tsx'

function AccountLink({ className, locale, label, children }: AccountProps) {
  return (
    <>
      {children}
      <a className={className} href={localizePath(locale, ownProfileRoute.path)} aria-label={label}>
        <Icon path={user} />
      </a>
    </>
  )
}

const AccountMenu = lazy(() =>
  loadWithTexts(import('./account-menu.tsx'), accountTexts).then(
    module => ({ default: module.AccountMenu }),
    () => ({ default: AccountLink }),
  ),
)

export function Account(props: AccountProps) {
  const hint = useSessionHint()
  if (hint !== 'signed-in') return <AccountLink {...props} />
  return (
    <Suspense fallback={<AccountLink {...props} />}>
      <AccountMenu {...props} />
    </Suspense>
  )
}
