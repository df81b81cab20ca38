import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { createEditMachine } from '#application/user/edit.machine.ts'
import ru from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import { queryClient } from '#ui/query-client.ts'
import { PersonalForm } from './personal/personal-form.tsx'

type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>
type SaveOutcome = Awaited<ReturnType<ClientUseCases['updateUser']>>

const typedName = 'Анна Ветрова'
const ownProfile = anOwnProfile()
const createOk = <T,>(value: T) => ({ ok: true, value }) as const
const createFailure = <T,>(error: T) => ({ ok: false, error }) as const
const createProfileOutcome = (name: string) => createOk(anOwnProfile({ user: aUser({ name }) }))
const unreachable = createFailure({ _tag: 'ApiUnavailable', reason: 'unreachable' })
const sessionExpired = createFailure({ _tag: 'SessionExpired' })
const rateLimitOutcome = createFailure({ _tag: 'TooManyRequests', retryAfter: 60 })
const fieldErrors = createFailure({ _tag: 'FieldErrors', fields: { name: ['Не то имя.'] }, message: '' })

const createDoneEvent = (step: string, output: object) => ({ type: `xstate.done.actor.0.edit.${step}`, output })
const createCheckEvent = (overrides = {}) =>
  createDoneEvent('checking', createOk({ theirs: ownProfile, conflicts: [], isSaved: false, ...overrides }))
const machine = createEditMachine()
const edit = { base: {}, mine: {} }
const events = [
  { type: 'submitted', edit },
  { type: 'conflict.resolved', edit },
  { type: 'conflict.canceled' },
  createCheckEvent(),
  createCheckEvent({ isSaved: true }),
  createCheckEvent({ conflicts: ['name'] }),
  ...[unreachable, sessionExpired, rateLimitOutcome].map(output => createDoneEvent('checking', output)),
  createDoneEvent('saving', createProfileOutcome(typedName)),
  // The save succeeded, but the refetch failed.
  createDoneEvent('saving', createOk(null)),
  ...[unreachable, sessionExpired, rateLimitOutcome, fieldErrors].map(output => createDoneEvent('saving', output)),
]

interface Step {
  readonly event: {
    readonly type: string
    readonly output?: {
      readonly value?: { readonly conflicts?: readonly string[]; readonly isSaved?: boolean } | null
      readonly error?: { readonly _tag: string }
    }
  }
  readonly state: SnapshotFrom<typeof machine>
}
const paths = getSimplePaths(machine, {
  events: events as never[],
  filterEvents: (snapshot, event) => snapshot.can(event),
  input: { clock: () => 0 },
  // The state key includes the event: resolving or canceling a conflict reaches a known state but is a separate step.
  serializeState: ({ value, context }, event) =>
    [value, context.failure?._tag, value === 'saving' || event?.type.startsWith('xstate') ? '' : event?.type].join(),
})
  .map(({ steps }) => steps.slice(1) as unknown as readonly Step[])
  // The other paths are prefixes of these.
  .filter(steps => ['editing', 'saved'].includes(steps.at(-1)?.state.value ?? ''))

const allowsNextAttempt = (path: readonly Step[]) => {
  const lastState = path.at(-1)?.state
  return lastState?.value === 'editing' && lastState.context.retryAt === null
}
// A path that allows another attempt is continued by the next one.
const [lastPath = [], ...otherPaths] = paths.filter(path => !allowsNextAttempt(path))
const scenarios = [[...paths.filter(allowsNextAttempt).flat(), ...lastPath], ...otherPaths]

const headings: Readonly<Record<string, string>> = {
  ApiUnavailable: ru.failure.failed.heading,
  SessionExpired: ru.failure.SessionExpired.heading,
  TooManyRequests: ru.failure.TooManyRequests.heading,
  FieldErrors: ru.errors.field,
}

// Keeps non-breaking spaces, which are a part of the text.
const exactMatch = { normalizer: (text: string) => text }
const getDescription = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const getField = () => screen.getByRole('textbox', { name: /^Имя/ })
const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** API calls after the first read stay pending until the test resolves them. */
async function openForm() {
  queryClient.clear()
  const reads: ((outcome: ReadOutcome) => void)[] = []
  const writes: ((outcome: SaveOutcome) => void)[] = []
  const viewOwnProfile = vi.fn(() => new Promise<ReadOutcome>(resolve => reads.push(resolve)))
  viewOwnProfile.mockResolvedValueOnce(createOk(ownProfile))
  const updateUser = () => new Promise<SaveOutcome>(resolve => writes.push(resolve))
  const view = renderWithSession(<PersonalForm locale="ru" drafts={createDrafts(aDevice(), Date.now)} />, {
    viewOwnProfile,
    updateUser,
  })
  await screen.findByRole('textbox', { name: /^Имя/ })
  return { ...view, reads, writes }
}

async function setUpVisitor() {
  const { reads, writes, setHint, showToast, goTo, unmount } = await openForm()
  // The name as the visitor read it, and as another device changed it.
  const names = { seen: ownProfile.user.name, theirs: ownProfile.user.name }
  const waitForRead = () => waitFor(() => expect(reads).toHaveLength(1))
  const waitForWrite = () => waitFor(() => expect(writes).toHaveLength(1))
  const changeHint = (newHint: 'signed-in' | 'expired') => act(() => setHint(newHint))
  const createReadOutcome = ({ value, error }: NonNullable<Step['event']['output']>): ReadOutcome => {
    if (error) return createFailure(error) as ReadOutcome
    if (value?.conflicts?.length) names.theirs += ', сосед'
    return createProfileOutcome(value?.isSaved ? typedName : value?.conflicts?.length ? names.theirs : names.seen)
  }
  const perform = async ({ type, output }: Step['event']) => {
    if (type === 'submitted') {
      changeHint('signed-in')
      fireEvent.change(getField(), { target: { value: typedName } })
      pressButton(ru.save)
      await waitForRead()
    } else if (type === 'conflict.resolved') {
      names.seen = names.theirs
      pressButton(ru.conflict.settle)
      await waitForRead()
    } else if (type === 'conflict.canceled') pressButton(ru.conflict.back)
    else if (type.endsWith('checking') && output) reads.shift()?.(createReadOutcome(output))
    else if (output) {
      await waitForWrite()
      writes.shift()?.(output as SaveOutcome)
    }
    if (output?.error?._tag === 'SessionExpired') changeHint('expired')
  }
  return { perform, names, showToast, goTo, leave: unmount }
}

function expectState(
  { value, context }: Step['state'],
  { names, showToast, goTo }: Awaited<ReturnType<typeof setUpVisitor>>,
) {
  const isBusy = value !== 'editing' && value !== 'conflict'
  const hasConflict = value === 'conflict'
  const statusTexts = screen.queryAllByRole('status').map(({ textContent }) => textContent)
  expect(statusTexts.includes(ru.saving)).toBe(isBusy)
  expect(screen.queryAllByRole('heading', { name: ru.conflict.heading })).toHaveLength(hasConflict ? 1 : 0)
  const heading = headings[context.failure?._tag ?? '']
  for (const possibleHeading of new Set(Object.values(headings)))
    expect(screen.queryAllByText(possibleHeading, exactMatch)).toHaveLength(possibleHeading === heading ? 1 : 0)
  const [mine, theirs] = [ru.conflict.mine, ru.conflict.theirs].map(label =>
    screen.queryAllByLabelText(label, exactMatch).map(getDescription),
  )
  expect([mine, theirs]).toEqual(hasConflict ? [[typedName], [names.theirs]] : [[], []])
  expect(screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Имя/ }).map(({ value: text }) => text)).toEqual(
    hasConflict ? [] : [typedName],
  )
  expect(goTo).toHaveBeenCalledTimes(value === 'saved' ? 1 : 0)
  expect(showToast.mock.calls).toEqual(value === 'saved' ? [[{ kind: 'success', text: ru.saved }]] : [])
}

// The import must not count toward a test's timeout.
beforeAll(() => import('./edit-actor.ts'))

test('keeps the input and shows the state or the reason for a failure, on every path through an edit', async () => {
  const states = new Set(paths.flat().map(({ state }) => state.value))
  expect(states).toEqual(new Set(['editing', 'checking', 'conflict', 'saving', 'saved']))
  expect(paths.length).toBeGreaterThan(15)
  for (const scenario of scenarios) {
    const visitor = await setUpVisitor()
    for (const { event, state } of scenario) {
      await visitor.perform(event)
      await waitFor(() => expectState(state, visitor))
    }
    visitor.leave()
  }
})
