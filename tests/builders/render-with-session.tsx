import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { FailureToolsContext } from '#ui/failure/failure-tools.tsx'
import { OverlaysContext, type Toasts } from '#ui/overlay/overlays.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { someFailureTools } from './failure-tools.ts'
import { pendingUseCases } from './pending-use-cases.ts'
import { aSession } from './session.ts'

interface RenderOptions {
  readonly hint?: SessionHint | 'signed-out'
  /** Whether the visitor signs in when the login opens. */
  readonly signsIn?: boolean
  readonly isConfirmed?: boolean
}

export function renderWithSession(
  content: ReactNode,
  useCases: Partial<ClientUseCases>,
  { hint = 'signed-in', signsIn = true, isConfirmed = true }: RenderOptions = {},
) {
  const session = aSession(hint === 'signed-out' ? undefined : hint)
  const signIn = vi.fn(() => {
    if (signsIn) session.setHint('signed-in')
    return Promise.resolve(signsIn)
  })
  const [goTo, replacePage, askToSignIn, logError] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const showToast = vi.fn<Toasts['show']>(() => vi.fn())
  const confirm = vi.fn(() => Promise.resolve(isConfirmed))
  const { unmount } = render(
    <OverlaysContext value={{ toasts: { show: showToast }, confirm, openDialog: vi.fn() }}>
      <FailureToolsContext value={someFailureTools({ logger: { error: logError } })}>
        <UseCasesContext value={{ ...pendingUseCases, ...useCases }}>
          <SessionToolsContext value={{ ...session.tools, goTo, replacePage, askToSignIn, signIn }}>
            {content}
          </SessionToolsContext>
        </UseCasesContext>
      </FailureToolsContext>
    </OverlaysContext>,
  )
  return { ...session, goTo, replacePage, askToSignIn, signIn, logError, showToast, confirm, unmount }
}
