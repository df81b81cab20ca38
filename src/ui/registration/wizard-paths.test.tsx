import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aUser } from '#tests/builders/user.ts'
import { selectCoveringWalks } from '#tests/builders/select-covering-walks.ts'
import type { RegistrationSnapshot } from '#application/registration/registration-snapshot.ts'
import { registrationMachine } from '#application/registration/registration.machine.ts'
import { emptyTypedRegistration, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import ru from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import { Wizard } from './wizard.tsx'

const email = 'marina@example.ru'
const createOk = <T,>(value: T) => ({ ok: true, value }) as const
const createFailure = <T,>(error: T) => ({ ok: false, error }) as const
const createDoneEvent = (state: string, output: object) => ({
  type: `xstate.done.actor.0.registration.${state}`,
  output,
})
const createRequestDoneEvent = (state: string, outcome: object) => createDoneEvent(state, { email, outcome })
const events = [
  { type: 'email.submitted', email },
  { type: 'code.submitted', code: '482915' },
  { type: 'account.submitted', account: { name: 'Марина', password: 'vtnhj2019', agreement: true }, purpose: 'find' },
  { type: 'resend.requested' },
  { type: 'address-change.requested' },
  { type: 'registration.abandoned' },
  createRequestDoneEvent('requesting', createOk('u-1')),
  createRequestDoneEvent('requesting', createFailure({ _tag: 'ApiUnavailable', reason: 'unreachable' })),
  createRequestDoneEvent('resending', createOk('u-2')),
  createRequestDoneEvent('resending', createFailure({ _tag: 'ApiUnavailable', reason: 'unreachable' })),
  createDoneEvent('verifying', createOk(aUser({ name: '' }))),
  createDoneEvent('verifying', createOk(aUser())),
  createDoneEvent('verifying', createFailure({ _tag: 'WrongCode', message: 'Код не тот.' })),
  createDoneEvent('creating', createOk(aUser())),
  createDoneEvent('creating', createFailure({ _tag: 'FieldErrors', fields: { name: ['Не то имя.'] }, message: '' })),
  createDoneEvent('creating', createFailure({ _tag: 'SessionExpired' })),
  createDoneEvent('abandoning', createOk(undefined)),
  createDoneEvent('abandoning', createFailure({ _tag: 'ApiUnavailable', reason: 'unreachable' })),
]
// Another verification email may be requested at once, because the last one is older than a minute.
const storedRegistration = { email, uuid: 'u-0', step: 'code', sentAt: Date.now() - 61_000 } as const

const describeSnapshot = ({ value, context }: RegistrationSnapshot) =>
  `${value}, ${context.failure?._tag ?? 'no failure'}, ${context.uuid === '' ? 'no code' : 'a code'}`

const paths = getSimplePaths(registrationMachine.provide({ actions: { storePurpose: () => undefined } }), {
  // The first step has no button to start again. `never`: the machine's type lacks the events of invoked actors.
  events: ({ value }) =>
    (value === 'email' ? events.filter(({ type }) => type !== 'registration.abandoned') : events) as never[],
  input: { clock: Date.now, stored: storedRegistration, isVerified: false },
  serializeState: describeSnapshot,
})
const walks = selectCoveringWalks(
  paths.map(({ steps }) =>
    steps.map(({ event, state }) => ({ event: event as TestEvent, expectedView: describeSnapshot(state) })),
  ),
)

interface TestEvent {
  readonly type: string
  readonly output?: object
}

const getOutcome = (output: object) => ('outcome' in output ? output.outcome : output)

const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const enterText = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const visitorActions: Readonly<Record<string, () => void>> = {
  'email.submitted'() {
    enterText(/почта/, email)
    pressButton(ru.start.submit)
  },
  'code.submitted'() {
    const field = screen.getByLabelText<HTMLInputElement>(/цифр/)
    // The last digit submits the code.
    if (field.value === '482915') pressButton(ru.code.submit)
    else enterText(/цифр/, '482915')
  },
  'account.submitted'() {
    enterText(/^Имя/, 'Марина')
    enterText(/^Пароль/, 'vtnhj2019')
    fireEvent.click(screen.getByRole('radio', { name: ru.account.find }))
    for (const checkbox of screen.getAllByRole<HTMLInputElement>('checkbox'))
      if (!checkbox.checked) fireEvent.click(checkbox)
    pressButton(ru.account.submit)
  },
  'resend.requested': () => pressButton(ru.code.resend),
  'address-change.requested': () => pressButton(ru.code.change),
  'registration.abandoned': () => pressButton(ru.startAgain),
}

const headings: Readonly<Record<string, string>> = {
  email: ru.start.heading,
  code: ru.code.heading,
  account: ru.account.heading,
  finished: ru.ended.heading,
  accountExists: ru.ended.heading,
}
const summaryHeadings: Readonly<Record<string, string>> = {
  ApiUnavailable: ru.failure.failed.heading,
  WrongCode: ru.errors.codeHeading,
  FieldErrors: ru.errors.fix,
  SessionExpired: ru.failure.SessionExpired.heading,
}

function expectView(state: string): void {
  const [value = '', failure = ''] = state.split(', ')
  expect(screen.getByRole('heading', { level: 1, name: headings[value] ?? '' })).toBeVisible()
  const summary = summaryHeadings[failure]
  expect(screen.queryAllByRole('group', { name: summary ?? /./ })).toHaveLength(summary === undefined ? 0 : 1)
}

function renderWalk(walk: readonly { readonly event: TestEvent }[]) {
  const createUseCase = (...states: readonly string[]) => {
    const remainingOutcomes = walk.flatMap(({ event }) =>
      event.output && states.some(state => event.type.endsWith(`.${state}`)) ? [getOutcome(event.output)] : [],
    )
    // A walk may end while a call is pending.
    return () => Promise.resolve(remainingOutcomes.shift() ?? new Promise(() => undefined))
  }
  const storage: RegistrationStorage = {
    read: () => storedRegistration,
    write: () => undefined,
    subscribe: () => () => undefined,
    readTyped: () => emptyTypedRegistration,
    writeTyped: () => undefined,
    readPurpose: () => null,
    writePurpose: () => undefined,
  }
  const verifyCode = createUseCase('verifying')
  const renderResult = renderWithSession(
    <Wizard locale="ru" storage={storage} />,
    {
      requestCode: createUseCase('requesting', 'resending'),
      verifyCode() {
        renderResult.setHint('registering')
        return verifyCode()
      },
      createAccount: createUseCase('creating'),
      signOut: createUseCase('abandoning'),
      // `never`: the outcomes of `TestEvent` have no specific type.
    } as never,
    { hint: 'signed-out' },
  )
  return renderResult
}

test('shows the step, and the reason for a failure, on paths that cover the registration', async () => {
  expect(walks.length).toBeGreaterThan(8)
  for (const walk of walks) {
    const { unmount } = renderWalk(walk)
    for (const [index, { event, expectedView }] of walk.entries()) {
      visitorActions[event.type]?.()
      const isCallPending = walk[index + 1]?.event.output !== undefined
      if (!isCallPending && headings[expectedView.split(', ')[0] ?? '']) await waitFor(() => expectView(expectedView))
    }
    unmount()
  }
})
