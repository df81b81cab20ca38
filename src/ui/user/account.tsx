'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ownProfileRoute } from '#application/routing/own-routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { runOnceUnused } from '#ui/focus/run-once-unused.ts'
import { accountTexts } from '#ui/i18n/loaders/account.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { user } from '#ui/kit/display/page-icons.ts'
import { useSessionHint } from '#ui/session/session-context.tsx'
import type { AccountMenu } from './account-menu.tsx'

const loadMenu = () => loadWithTexts(import('./account-menu.tsx'), accountTexts)

interface Props {
  readonly className: string | undefined
  readonly profileClassName: string | undefined
  readonly locale: Locale
  readonly label: string
  /** The link to the notifications, shown until the bell has loaded. */
  readonly children: ReactNode
}

/** Shows links until the account menu has loaded, and keeps them if it fails to load. */
export function Account({ className, profileClassName, locale, label, children }: Props) {
  const isSignedIn = useSessionHint() === 'signed-in'
  const container = useRef<HTMLSpanElement>(null)
  const [LoadedMenu, setLoadedMenu] = useState<typeof AccountMenu>()
  useEffect(() => {
    if (!isSignedIn) return
    loadMenu().then(
      module => runOnceUnused(container.current, () => setLoadedMenu(() => module.AccountMenu)),
      () => undefined,
    )
  }, [isSignedIn])
  return (
    <span ref={container} className={className}>
      {isSignedIn && LoadedMenu ? (
        <LoadedMenu className={profileClassName} locale={locale} />
      ) : (
        <>
          {children}
          <a className={profileClassName} href={localizePath(locale, ownProfileRoute.path)} aria-label={label}>
            <Icon path={user} />
          </a>
        </>
      )}
    </span>
  )
}
