import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSimplePaths } from 'xstate/graph'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { aUser } from '#tests/builders/user.ts'
import { selectFewestWalks } from '#tests/builders/select-fewest-walks.ts'
import type { RegistrationSnapshot } from '#application/registration/registration-snapshot.ts'
import { registrationMachine } from '#application/registration/registration.machine.ts'
import { emptyTypedRegistration, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import ru from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import { Wizard } from './wizard.tsx'

const email = 'marina@example.ru'
const ok = <T,>(value: T) => ({ ok: true, value }) as const
const no = <T,>(error: T) => ({ ok: false, error }) as const
const done = (state: string, output: object) => ({ type: `xstate.done.actor.0.registration.${state}`, output })
const events = [
  { type: 'email.submitted', email },
  { type: 'code.submitted', code: '482915' },
  { type: 'account.submitted', account: { name: 'Марина', password: 'vtnhj2019', agreement: true }, purpose: 'find' },
  { type: 'resend.requested' },
  { type: 'address.rejected' },
  { type: 'registration.abandoned' },
  done('requesting', ok('u-1')),
  done('requesting', no({ _tag: 'ApiUnavailable', reason: 'unreachable' })),
  done('resending', ok('u-2')),
  done('resending', no({ _tag: 'ApiUnavailable', reason: 'unreachable' })),
  done('verifying', ok(aUser({ name: '' }))),
  done('verifying', ok(aUser())),
  done('verifying', no({ _tag: 'WrongCode', message: 'Код не тот.' })),
  done('creating', ok(aUser())),
  done('creating', no({ _tag: 'FieldErrors', fields: { name: ['Не то имя.'] }, message: '' })),
  done('creating', no({ _tag: 'NotSignedIn' })),
]
// The next letter may be sent at once.
const stored = { email, uuid: 'u-0', step: 'code', sentAt: Date.now() - 61_000 } as const

const describeShown = ({ value, context }: RegistrationSnapshot) => `${value}, ${context.failure?._tag ?? 'no failure'}`

const paths = getSimplePaths(
  registrationMachine.provide({ actions: { abandonVerification: () => undefined, keepPurpose: () => undefined } }),
  {
    // The first step can’t be restarted.
    events: ({ value }) =>
      (value === 'email' ? events.filter(({ type }) => type !== 'registration.abandoned') : events) as never[],
    input: { clock: Date.now, stored, isVerified: false },
    serializeState: describeShown,
  },
)
const walks = selectFewestWalks(
  paths.map(({ steps }) => steps.map(({ event, state }) => ({ event: event as Told, shown: describeShown(state) }))),
)

interface Told {
  readonly type: string
  readonly output?: object
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The visitor’s action for each event. */
const acts: Readonly<Record<string, () => void>> = {
  'email.submitted'() {
    type(/почта/, email)
    press(ru.start.submit)
  },
  'code.submitted'() {
    const field = screen.getByLabelText<HTMLInputElement>(/цифр/)
    // The last digit submits the code.
    if (field.value === '482915') press(ru.code.submit)
    else type(/цифр/, '482915')
  },
  'account.submitted'() {
    type(/^Имя/, 'Марина')
    type(/^Пароль/, 'vtnhj2019')
    fireEvent.click(screen.getByRole('radio', { name: ru.account.find }))
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (!box.checked) fireEvent.click(box)
    press(ru.account.submit)
  },
  'resend.requested': () => press(ru.code.resend),
  'address.rejected': () => press(ru.code.change),
  'registration.abandoned': () => press(ru.startAgain),
}

const headings: Readonly<Record<string, string>> = {
  email: ru.start.heading,
  code: ru.code.heading,
  account: ru.account.heading,
  finished: ru.ended.heading,
  known: ru.ended.heading,
}
const summaries: Readonly<Record<string, string>> = {
  ApiUnavailable: ru.failure.failed.heading,
  WrongCode: ru.errors.codeHeading,
  FieldErrors: ru.errors.fix,
  NotSignedIn: ru.failure.NotSignedIn.heading,
}

function expectShown(state: string): void {
  const [value = '', failure = ''] = state.split(', ')
  expect(screen.getByRole('heading', { level: 1, name: headings[value] ?? '' })).toBeVisible()
  const summary = summaries[failure]
  expect(screen.queryAllByRole('group', { name: summary ?? /./ })).toHaveLength(summary === undefined ? 0 : 1)
}

/** Renders the wizard with the API answers of this walk. */
function show(walk: readonly { readonly event: Told }[]) {
  const getAnswers = (...states: readonly string[]) => {
    const left = walk.flatMap(({ event }) =>
      event.output && states.some(state => event.type.endsWith(`.${state}`)) ? [event.output] : [],
    )
    // A walk may end with a pending API call.
    return () => Promise.resolve(left.shift() ?? new Promise(() => undefined))
  }
  const storage: RegistrationStorage = {
    read: () => stored,
    write: () => undefined,
    subscribe: () => () => undefined,
    readTyped: () => emptyTypedRegistration,
    writeTyped: () => undefined,
    readPurpose: () => null,
    writePurpose: () => undefined,
  }
  return renderOwnPart(
    <Wizard locale="ru" storage={storage} />,
    {
      requestCode: getAnswers('requesting', 'resending'),
      verifyCode: getAnswers('verifying'),
      createAccount: getAnswers('creating'),
      signOut: () => Promise.resolve(ok(undefined)),
    } as never,
    // The cookie that a verified code leaves.
    { hint: 'registering' },
  )
}

test('every path through the registration shows the step, or the reason for a failure', async () => {
  expect(walks.length).toBeGreaterThan(8)
  for (const walk of walks) {
    const { unmount } = show(walk)
    for (const [at, { event, shown }] of walk.entries()) {
      acts[event.type]?.()
      const isAsking = walk[at + 1]?.event.output !== undefined
      if (!isAsking && headings[shown.split(', ')[0] ?? '']) await waitFor(() => expectShown(shown))
    }
    unmount()
  }
})
