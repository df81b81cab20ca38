import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import { someFailureTools } from '#tests/builders/failure-tools.ts'
import { selectCoveringWalks } from '#tests/builders/select-covering-walks.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { aSession } from '#tests/builders/session.ts'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getUserHint } from '#application/session/get-user-hint.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { sessionMachine } from '#application/session/session.machine.ts'
import { FailureToolsContext } from '#ui/failure/failure-tools.tsx'
import ru from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { getSessionActor } from '#ui/session/session-actor.ts'

type SignInOutcome = Awaited<ReturnType<ClientUseCases['signIn']>>
interface TestEvent {
  readonly type: string
  readonly output?: SignInOutcome
  readonly hint?: SessionHint
}

const credentials = { email: 'marina@example.ru', password: 'vtnhj2019' }
const outcomes: readonly SignInOutcome[] = [
  { ok: true, value: aUser() },
  { ok: true, value: aUser({ name: '' }) },
  { ok: false, error: { _tag: 'WrongCredentials' } },
  { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } },
]
const events: readonly TestEvent[] = [
  { type: 'credentials.submitted' },
  ...outcomes.map(output => ({ type: 'xstate.done.actor.0.session.signing in', output })),
  { type: 'hint.changed', hint: 'expired' },
  { type: 'hint.changed', hint: 'signed-in' },
]
const paths = getSimplePaths(sessionMachine, {
  // A sign-in ends the path. `never`: the machine's type lacks the events of invoked actors.
  events: ({ value }) => (value === 'signed in' ? [] : events) as never[],
  input: { hint: undefined, clock: () => 0 },
  serializeState: ({ value, context }) => `${value} ${context.failure?._tag} ${context.hint}`,
})

const walks = selectCoveringWalks(
  paths.map(({ steps }) =>
    steps.map(({ event, state: { value, context } }) => ({
      event: event as TestEvent,
      expectedView: [value, context.failure?._tag, context.hint].join(),
    })),
  ),
)

const headings: Readonly<Record<string, string>> = {
  WrongCredentials: ru.failure.WrongCredentials.heading,
  ApiUnavailable: ru.failure.failed.heading,
}

function renderDialog() {
  const session = aSession()
  const resolvers: ((outcome: SignInOutcome) => void)[] = []
  const signIn = () => new Promise<SignInOutcome>(resolve => resolvers.push(resolve))
  const close = vi.fn()
  const actor = getSessionActor(session.watch, { ...pendingUseCases, signIn })
  const { unmount } = render(
    <FailureToolsContext value={someFailureTools()}>
      <UseCasesContext value={pendingUseCases}>
        <SessionToolsContext value={session.tools}>
          <SignInDialog data={{ locale: 'ru', actor, storage: aRegistrationStorage().storage }} close={close} />
        </SessionToolsContext>
      </UseCasesContext>
    </FailureToolsContext>,
  )
  const handleEvent = async ({ type, hint, output }: TestEvent) => {
    if (type === 'hint.changed') session.setHint(hint)
    if (output?.ok) session.setHint(getUserHint(output.value))
    if (output) resolvers.shift()?.(output)
    if (type !== 'credentials.submitted') return
    fireEvent.change(screen.getByRole('textbox'), { target: { value: credentials.email } })
    fireEvent.change(screen.getByLabelText(ru.password), { target: { value: credentials.password } })
    fireEvent.click(screen.getByRole('button', { name: ru.submit }))
    await waitFor(() => expect(resolvers).toHaveLength(1))
  }
  return { close, handleEvent, unmount }
}

test('shows the outcome of each sign-in attempt, and closes the dialog or continues the registration once signed in', async () => {
  expect(walks.length).toBeGreaterThan(5)
  for (const walk of walks) {
    const { close, handleEvent, unmount } = renderDialog()
    for (const { event, expectedView } of walk) {
      await handleEvent(event)
      const [value, failure, hint] = expectedView.split(',')
      if (value === 'signing in') continue
      await waitFor(() => {
        expect(close).toHaveBeenCalledTimes(hint === 'signed-in' ? 1 : 0)
        expect(screen.getByRole('dialog')).toHaveAccessibleName(
          hint === 'registering' ? ru.registerHeading : ru.heading,
        )
        for (const [tag, name] of Object.entries(headings))
          expect(screen.queryAllByRole('group', { name })).toHaveLength(failure === tag ? 1 : 0)
        expect(screen.queryAllByText(ru.expiredOnly)).toHaveLength(hint === 'expired' ? 1 : 0)
      })
    }
    unmount()
  }
})
