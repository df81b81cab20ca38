'use client'

import { useEffect, useMemo, type ReactNode } from 'react'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { enableDialogLinks } from '#ui/navigation/dialog-links.ts'
import { listenForClicks } from '#ui/navigation/clicks.ts'
import { loadLoginAndSessionTools } from './dialog-loaders.ts'
import { reportLoadError } from './report-load-error.ts'
import { createLazySessionTools } from './lazy-session-tools.ts'
import type { SessionToolsOptions } from './session-tools.ts'

interface Props extends SessionToolsOptions {
  readonly children: ReactNode
}

export function SessionRoot({ locale, watch, useCases, goTo, replacePage, children }: Props) {
  const tools = useMemo(
    () => createLazySessionTools({ locale, watch, useCases, goTo, replacePage }),
    [locale, watch, useCases, goTo, replacePage],
  )
  useEffect(() => {
    const removeListeners = [
      watch.subscribe(tools.handleSessionChange),
      enableDialogLinks('data-login', {
        load: loadLoginAndSessionTools,
        open: tools.askToSignIn,
        onLoadError: reportLoadError,
      }),
      listenForClicks('[data-sign-out]', () => void tools.signOut()),
    ]
    return () => {
      for (const removeListener of removeListeners) removeListener()
    }
  }, [watch, tools])
  return <SessionToolsContext value={tools}>{children}</SessionToolsContext>
}
