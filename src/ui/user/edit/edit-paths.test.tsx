import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { aDevice } from '#tests/builders/device.ts'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { createEditMachine } from '#application/user/edit.machine.ts'
import ru from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import { queryClient } from '#ui/query-client.ts'
import { PersonalForm } from './personal/personal-form.tsx'

type Read = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>
type Saved = Awaited<ReturnType<ClientUseCases['updateUser']>>

const typed = 'Анна Ветрова'
const own = anOwnProfile()
const ok = <T,>(value: T) => ({ ok: true, value }) as const
const fail = <T,>(error: T) => ({ ok: false, error }) as const
const profileWithName = (name: string) => ok(anOwnProfile({ user: aUser({ name }) }))
const unreachable = fail({ _tag: 'ApiUnavailable', reason: 'unreachable' })
const expired = fail({ _tag: 'SessionExpired' })
const tooMany = fail({ _tag: 'TooManyRequests', retryAfter: 60 })
const refused = fail({ _tag: 'FieldErrors', fields: { name: ['Не то имя.'] }, message: '' })

const actorDone = (step: string, output: object) => ({ type: `xstate.done.actor.0.edit.${step}`, output })
const checkDone = (found = {}) => actorDone('checking', ok({ theirs: own, conflicts: [], isSaved: false, ...found }))
const machine = createEditMachine()
const edit = { base: {}, mine: {} }
const events = [
  { type: 'submitted', edit },
  { type: 'settled', edit },
  { type: 'conflict.left' },
  checkDone(),
  checkDone({ isSaved: true }),
  checkDone({ conflicts: ['name'] }),
  ...[unreachable, expired, tooMany].map(output => actorDone('checking', output)),
  actorDone('saving', profileWithName(typed)),
  // Saved, but the refetch failed.
  actorDone('saving', ok(null)),
  ...[unreachable, expired, tooMany, refused].map(output => actorDone('saving', output)),
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
  // Include the event in the state key: settling or leaving a conflict reaches a known state but is a step of its own.
  serializeState: ({ value, context }, event) =>
    [value, context.failure?._tag, value === 'saving' || event?.type.startsWith('xstate') ? '' : event?.type].join(),
})
  .map(({ steps }) => steps.slice(1) as unknown as readonly Step[])
  // The other paths are prefixes of these.
  .filter(steps => ['editing', 'saved'].includes(steps.at(-1)?.state.value ?? ''))

const isInForm = (path: readonly Step[]) => {
  const end = path.at(-1)?.state
  return end?.value === 'editing' && end.context.retryAt === null
}
// A path that ends in the form is continued by the next one.
const [last = [], ...others] = paths.filter(path => !isInForm(path))
const scenarios = [[...paths.filter(isInForm).flat(), ...last], ...others]

const headings: Readonly<Record<string, string>> = {
  ApiUnavailable: ru.failure.failed.heading,
  SessionExpired: ru.failure.SessionExpired.heading,
  TooManyRequests: ru.failure.TooManyRequests.heading,
  FieldErrors: ru.errors.field,
}

// Spaces that break no line are a part of the text.
const asWritten = { normalizer: (text: string) => text }
const getDescription = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const field = () => screen.getByRole('textbox', { name: /^Имя/ })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Opens the form; API calls stay pending until they are answered. */
async function open() {
  queryClient.clear()
  const reads: ((answer: Read) => void)[] = []
  const writes: ((answer: Saved) => void)[] = []
  const viewOwnProfile = vi.fn(() => new Promise<Read>(resolve => reads.push(resolve)))
  viewOwnProfile.mockResolvedValueOnce(ok(own))
  const updateUser = () => new Promise<Saved>(resolve => writes.push(resolve))
  const part = renderOwnPart(<PersonalForm locale="ru" drafts={createDrafts(aDevice(), Date.now)} />, {
    viewOwnProfile,
    updateUser,
  })
  await screen.findByRole('textbox', { name: /^Имя/ })
  return { ...part, reads, writes }
}

async function visitor() {
  const { reads, writes, setHint, toast, goTo, unmount } = await open()
  // The name as the visitor read it, and as another device changed it.
  const name = { seen: own.user.name, theirs: own.user.name }
  const waitForRead = () => waitFor(() => expect(reads).toHaveLength(1))
  const waitForWrite = () => waitFor(() => expect(writes).toHaveLength(1))
  const hint = (next: 'signed-in' | 'expired') => act(() => setHint(next))
  const read = ({ value, error }: NonNullable<Step['event']['output']>): Read => {
    if (error) return fail(error) as Read
    if (value?.conflicts?.length) name.theirs += ', сосед'
    return profileWithName(value?.isSaved ? typed : value?.conflicts?.length ? name.theirs : name.seen)
  }
  const perform = async ({ type, output }: Step['event']) => {
    if (type === 'submitted') {
      hint('signed-in')
      fireEvent.change(field(), { target: { value: typed } })
      press(ru.save)
      await waitForRead()
    } else if (type === 'settled') {
      name.seen = name.theirs
      press(ru.conflict.settle)
      await waitForRead()
    } else if (type === 'conflict.left') press(ru.conflict.back)
    else if (type.endsWith('checking') && output) reads.shift()?.(read(output))
    else if (output) {
      await waitForWrite()
      writes.shift()?.(output as Saved)
    }
    if (output?.error?._tag === 'SessionExpired') hint('expired')
  }
  return { perform, name, toast, goTo, leave: unmount }
}

function expectShown({ value, context }: Step['state'], { name, toast, goTo }: Awaited<ReturnType<typeof visitor>>) {
  const isBusy = value !== 'editing' && value !== 'contested'
  const isContested = value === 'contested'
  const spoken = screen.queryAllByRole('status').map(({ textContent }) => textContent)
  expect(spoken.includes(ru.saving)).toBe(isBusy)
  expect(screen.queryAllByRole('heading', { name: ru.conflict.heading })).toHaveLength(isContested ? 1 : 0)
  const heading = headings[context.failure?._tag ?? '']
  for (const each of new Set(Object.values(headings)))
    expect(screen.queryAllByText(each, asWritten)).toHaveLength(each === heading ? 1 : 0)
  const [mine, theirs] = [ru.conflict.mine, ru.conflict.theirs].map(each =>
    screen.queryAllByLabelText(each, asWritten).map(getDescription),
  )
  expect([mine, theirs]).toEqual(isContested ? [[typed], [name.theirs]] : [[], []])
  expect(screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Имя/ }).map(({ value: text }) => text)).toEqual(
    isContested ? [] : [typed],
  )
  expect(goTo).toHaveBeenCalledTimes(value === 'saved' ? 1 : 0)
  expect(toast.mock.calls).toEqual(value === 'saved' ? [[{ kind: 'success', text: ru.saved }]] : [])
}

// The edit machine loads with the first keystroke.
beforeAll(() => import('./edit-actor.ts'))

test('every path through an edit keeps the input and shows the state or the reason for a failure', async () => {
  const states = new Set(paths.flat().map(({ state }) => state.value))
  expect(states).toEqual(new Set(['editing', 'checking', 'contested', 'saving', 'saved']))
  expect(paths.length).toBeGreaterThan(15)
  for (const walk of scenarios) {
    const session = await visitor()
    for (const { event, state } of walk) {
      await session.perform(event)
      await waitFor(() => expectShown(state, session))
    }
    session.leave()
  }
})
