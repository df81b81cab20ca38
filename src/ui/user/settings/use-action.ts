import { useRef, useState } from 'react'
import type { Outcome } from '#application/outcome.ts'
import { retryAt } from '#application/session/countdown.ts'
import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { FieldErrors, TooManyRequests } from '#domain/shared/refusals.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/session-errors.ts'

/** Why nothing came of it, as far as a card tells them apart. */
export type ActionFailure = FieldErrors | TooManyRequests | NotSignedIn | SessionExpired | ApiUnavailable

interface State {
  readonly isBusy: boolean
  readonly failure: ActionFailure | null
  /** When it may be tried again. */
  readonly retryAt: number | null
}

const idle: State = { isBusy: false, failure: null, retryAt: null }

/** Something that a card does when it is asked to, once at a time. */
export function useAction<A, I extends readonly unknown[]>(
  act: (...input: I) => Promise<Outcome<A, ActionFailure>>,
  done: (value: A) => void,
) {
  const [state, setState] = useState(idle)
  const isRunning = useRef(false)
  const run = async (...input: I) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ ...idle, isBusy: true })
    const outcome = await act(...input)
    isRunning.current = false
    if (outcome.ok) {
      setState(idle)
      done(outcome.value)
    } else setState({ isBusy: false, failure: outcome.error, retryAt: retryAt(outcome.error, Date.now()) })
  }
  return { ...state, run }
}
