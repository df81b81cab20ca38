'use client'

import { useEffect, useMemo, type ReactNode } from 'react'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { SessionProvider } from '#ui/session/session-context.tsx'
import { enableDialogLinks, type TrackLoading } from '#ui/navigation/dialog-links.ts'
import { onClickWithin } from '#ui/navigation/clicks.ts'
import { loadSignIn } from './dialog-loaders.ts'
import { showLoadError } from './dialog-not-loaded.ts'
import { createLazyTools } from './session-tools-on-demand.ts'

interface Props {
  readonly locale: Locale
  readonly watch: SessionWatch
  readonly useCases: ClientUseCases
  readonly goTo: (path: string) => void
  /** Replaces the current history entry. */
  readonly replaceBy: (path: string) => void
  readonly whileLoading: TrackLoading
  readonly children: ReactNode
}

export function SessionRoot({ locale, watch, useCases, goTo, replaceBy, whileLoading, children }: Props) {
  const tools = useMemo(
    () => createLazyTools({ locale, watch, useCases, goTo, replaceBy }),
    [locale, watch, useCases, goTo, replaceBy],
  )
  useEffect(() => {
    const stops = [
      watch.subscribe(tools.changed),
      enableDialogLinks('data-login', {
        load: loadSignIn,
        whileLoading,
        open: tools.openInPlace,
        onLoadError: showLoadError(locale),
      }),
      onClickWithin('[data-sign-out]', () => void tools.signOut()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [locale, watch, tools, whileLoading])
  return <SessionProvider tools={tools}>{children}</SessionProvider>
}
