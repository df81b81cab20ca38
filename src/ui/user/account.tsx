'use client'
import { lazy, Suspense } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import { ownProfilePath } from '#application/routing/own-paths.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { user } from '#ui/kit/display/page-icons.ts'
import type { AccountProps } from './account-menu.tsx'
import { useSessionHint } from '#ui/session/session-context.tsx'

/** Link to the own profile; styles show it to signed-in visitors only. */
function AccountLink({ className, locale, label }: AccountProps) {
  return (
    <a className={className} href={localePath(locale, ownProfilePath)} aria-label={label}>
      <Icon path={user} />
    </a>
  )
}

// If its chunk fails to load, the link stays.
const AccountMenu = lazy(() =>
  withTexts(import('./account-menu.tsx'), {
    account: {
      ru: () => import('#ui/i18n/locales/ru/account.json'),
      en: () => import('#ui/i18n/locales/en/account.json'),
    },
  }).then(
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
