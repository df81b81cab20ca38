import { waitFor } from 'xstate'
import { toasts } from '../overlay/toasts'
import type { Locale } from '../../domain/shared/locale'
import { sessionTexts } from '../i18n/session-texts'
import type { SessionActor } from './session-actor'

/** Ends the session; whether it has ended. Where it has not, that is said, with a way to try again. */
export async function leave(actor: SessionActor, locale: Locale, again: () => void): Promise<boolean> {
  actor.send({ type: 'sign-out.requested' })
  const { context } = await waitFor(actor, snapshot => !snapshot.matches('leaving'))
  if (context.refusal === null) return true
  const { leaveFailed, retry } = sessionTexts[locale]
  toasts.show({ kind: 'error', text: leaveFailed, life: 'none', action: { text: retry, run: again } })
  return false
}
