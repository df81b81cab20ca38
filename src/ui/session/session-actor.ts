import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { requireSession } from '#application/session/require-session.ts'
import type { SessionWatch } from '#application/session/session-hint.ts'
import { sessionMachine } from '#application/session/session.machine.ts'
import { getBrowserTranslator } from '#ui/i18n/browser-i18n.ts'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { confirm, toasts } from '#ui/overlay/overlays.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

const actors = new WeakMap<SessionWatch, SessionActor>()

/** One machine per document. */
export function getSessionActor(
  watch: SessionWatch,
  { signIn, signOut }: Pick<ClientUseCases, 'signIn' | 'signOut'>,
): SessionActor {
  const existingActor = actors.get(watch)
  if (existingActor) return existingActor
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input }) => {
        const outcome = await signIn(input)
        return requireSession(outcome, watch.getHint())
      }),
      signOut: fromPromise(() => signOut()),
    },
    actions: { announce: watch.announce },
  })
  const actor = createActor(machine, { input: { hint: watch.getHint(), clock: Date.now } })
  watch.subscribe(() => actor.send({ type: 'hint.changed', hint: watch.getHint() }))
  listenForRestores(() => actor.send({ type: 'page.restored' }))
  actors.set(watch, actor)
  return actor.start()
}

/** Replaces the prompt on leaving a form, which says that the draft stays: a sign-out deletes it. */
export const confirmDroppingInput = async (): Promise<boolean> =>
  (await confirm({
    ...getBrowserTranslator(['session'])('session:leaveDrafts', { returnObjects: true }),
    destructive: true,
  })) === true

export const showSignedInToast = (): void => {
  toasts.show({ kind: 'success', text: getBrowserTranslator(['session'])('session:signedIn') })
}

/** Resolves to whether the session ended. */
export async function requestSignOut(actor: SessionActor, onRetry: () => void): Promise<boolean> {
  actor.send({ type: 'sign-out.requested' })
  const snapshot = await waitFor(actor, ({ value }) => value !== 'signing out')
  const t = getBrowserTranslator(['session'])
  if (!snapshot.matches('signed in')) {
    toasts.show({ kind: 'success', text: t('session:signedOut') })
    return true
  }
  const action = { text: t('session:retry'), run: onRetry }
  toasts.show({ kind: 'error', text: t('session:leaveFailed'), action })
  return false
}
