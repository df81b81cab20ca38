import { waitFor } from 'xstate'
import { toasts } from '#ui/overlay/toasts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { sessionTexts } from '#ui/i18n/session-texts.ts'
import type { SessionActor } from './session-actor.ts'

/** Ends the session; whether it has ended. Where it has not, that is said, with a way to try again. */
export async function leave(actor: SessionActor, locale: Locale, again: () => void): Promise<boolean> {
  actor.send({ type: 'sign-out.requested' })
  const { context } = await waitFor(actor, snapshot => !snapshot.matches('leaving'))
  if (context.refusal === null) return true
  const { leaveFailed, retry } = sessionTexts[locale]
  toasts.show({ kind: 'error', text: leaveFailed, life: 'none', action: { text: retry, run: again } })
  return false
}
