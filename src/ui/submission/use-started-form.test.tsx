import { act, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aSession } from '#tests/builders/session.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import { OverlaysContext } from '#ui/overlay/overlays.ts'
import { startSubmissionActor, submit } from './submission-actor.ts'
import { useStartedForm } from './use-started-form.ts'

interface Fields {
  readonly text: string
}
const isFields = (content: unknown): content is Fields =>
  typeof content === 'object' && content !== null && 'text' in content && typeof content.text === 'string'
const emptyFields: Fields = { text: '' }
const name = 'complaint:4'
const ports = {
  clock: Date.now,
  session: aSession('signed-in').tools,
  readSenderId: () => Promise.resolve(7),
  write: () => Promise.resolve({ ok: true as const, value: undefined }),
  confirmResend: () => Promise.resolve(false),
}

interface SetUpOptions {
  /** Undefined while loading. */
  readonly visitorId?: number | null | undefined
  readonly ownText?: string
  readonly anonymousText?: string
  readonly isConfirmed?: boolean
  /** Initial fields by the user's id; key 0 is a signed-out visitor. */
  readonly initialFieldsByUser?: Readonly<Record<number, Fields>>
}

interface VisitorProps {
  readonly visitorId: number | null | undefined
  readonly hasSessionExpired?: boolean
}

function setUp({ visitorId, ownText, anonymousText, isConfirmed = true, initialFieldsByUser = {} }: SetUpOptions) {
  const device = aDevice()
  const drafts = createDrafts(device, Date.now)
  if (ownText !== undefined) drafts.write(name, 7, { text: ownText })
  if (anonymousText !== undefined) drafts.write(name, null, { text: anonymousText })
  const confirm = vi.fn(() => Promise.resolve(isConfirmed))
  const overlays = { toasts: { show: () => () => undefined }, confirm, openDialog: vi.fn() }
  const initialProps: VisitorProps = { visitorId }
  const { result, rerender } = renderHook(
    (props: VisitorProps) => {
      const initialFields = initialFieldsByUser[props.visitorId ?? 0] ?? emptyFields
      const draftable = { name, drafts, initialFields, isFields }
      const [actor] = useState(() =>
        startSubmissionActor<Fields, Fields, never>(
          { ...ports, request: { purpose: 'find', note: '' }, draftable, marks: createSentMarks(device, Date.now) },
          props.visitorId,
        ),
      )
      return { ...useStartedForm(actor, draftable, props.visitorId, props.hasSessionExpired), actor }
    },
    {
      initialProps,
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <OverlaysContext value={overlays}>{children}</OverlaysContext>
      ),
    },
  )
  return {
    confirm,
    getForm: () => result.current,
    send: () =>
      act(async () => {
        const { actor, form } = result.current
        const fields = form.getValues()
        await submit(actor, { fields, input: fields, visitor: 7 })
        result.current.dropDraft()
      }),
    setVisitor: (id: VisitorProps['visitorId'], hasSessionExpired = false) =>
      rerender({ visitorId: id, hasSessionExpired }),
    typeText: (text: string) => act(() => result.current.form.setValue('text', text)),
    getText: () => result.current.form.getValues('text'),
    drafts,
    readDrafts: () => [7, null].map(owner => drafts.read(name, owner)),
  }
}

test('stores input as a draft once its author is known', () => {
  const { getForm, setVisitor, typeText, readDrafts } = setUp({})
  typeText('Новое')
  expect(getForm()).toMatchObject({ isSaved: false, isInputAtRisk: true })
  setVisitor(7)
  expect(readDrafts()).toEqual([{ text: 'Новое' }, undefined])
  expect(getForm()).toMatchObject({ isSaved: true, isInputAtRisk: false })
})

test('offers an earlier draft instead of overwriting it with input typed before the profile loaded', async () => {
  const { getForm, setVisitor, typeText, getText, readDrafts } = setUp({ ownText: 'Прежнее' })
  typeText('Новое')
  setVisitor(7)
  expect(getForm().offeredDraft).toBe('own')
  typeText('Новое и ещё')
  expect(getText()).toBe('Новое и ещё')
  expect(readDrafts()).toEqual([{ text: 'Прежнее' }, undefined])
  expect(getForm()).toMatchObject({ isSaved: false, isInputAtRisk: true })
  await act(() => getForm().adoptDraft())
  expect(getText()).toBe('Прежнее')
  expect(getForm()).toMatchObject({ offeredDraft: undefined, isRestored: true, isSaved: true })
  expect(readDrafts()).toEqual([{ text: 'Прежнее' }, undefined])
})

test('stores the input once the visitor has discarded the earlier draft', async () => {
  const { getForm, setVisitor, typeText, getText, readDrafts } = setUp({ ownText: 'Прежнее' })
  typeText('Новое')
  setVisitor(7)
  await act(() => getForm().discardDraft())
  expect(getText()).toBe('Новое')
  expect(readDrafts()).toEqual([{ text: 'Новое' }, undefined])
  expect(getForm()).toMatchObject({ offeredDraft: undefined, isSaved: true })
})

test('keeps both the input typed while signed out and the earlier draft until the visitor chooses', async () => {
  const { getForm, setVisitor, typeText, readDrafts } = setUp({ visitorId: null, ownText: 'Прежнее' })
  typeText('Новое')
  setVisitor(7)
  expect(getForm().offeredDraft).toBe('own')
  expect(readDrafts()).toEqual([{ text: 'Прежнее' }, { text: 'Новое' }])
  await act(() => getForm().discardDraft())
  expect(readDrafts()).toEqual([{ text: 'Новое' }, undefined])
})

test('offers an anonymous draft without dropping the input', async () => {
  const { getForm, setVisitor, typeText, readDrafts } = setUp({ anonymousText: 'Ничьё' })
  typeText('Новое')
  setVisitor(7)
  expect(getForm().offeredDraft).toBe('anonymous')
  expect(readDrafts()).toEqual([{ text: 'Новое' }, { text: 'Ничьё' }])
  await act(() => getForm().discardDraft())
  expect(readDrafts()).toEqual([{ text: 'Новое' }, undefined])
})

test.each([
  [true, 'Ничьё', [{ text: 'Ничьё' }, undefined]],
  [false, 'Новое', [{ text: 'Новое' }, { text: 'Ничьё' }]],
])('asks before a draft replaces the input (confirmed: %s)', async (isConfirmed, expectedText, expectedDrafts) => {
  const { getForm, confirm, typeText, getText, readDrafts } = setUp({
    visitorId: 7,
    anonymousText: 'Ничьё',
    isConfirmed,
  })
  typeText('Новое')
  await act(() => getForm().adoptDraft())
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Заменить набранное?' }))
  expect(getText()).toBe(expectedText)
  expect(readDrafts()).toEqual(expectedDrafts)
})

test('drops the draft once the form is sent', async () => {
  const { send, setVisitor, typeText, readDrafts } = setUp({ visitorId: null })
  typeText('Новое')
  setVisitor(7)
  expect(readDrafts()).toEqual([{ text: 'Новое' }, undefined])
  await send()
  expect(readDrafts()).toEqual([undefined, undefined])
})

test('keeps the earlier draft of a user who sends other input', async () => {
  const { send, setVisitor, typeText, readDrafts } = setUp({ visitorId: null, ownText: 'Прежнее' })
  typeText('Новое')
  setVisitor(7)
  await send()
  expect(readDrafts()).toEqual([{ text: 'Прежнее' }, undefined])
})

test('keeps an anonymous draft when another visitor sends the form', async () => {
  const { send, typeText, readDrafts } = setUp({ visitorId: 7, anonymousText: 'Ничьё' })
  typeText('Новое')
  await send()
  expect(readDrafts()).toEqual([undefined, { text: 'Ничьё' }])
})

test('keeps the draft that another tab has stored for the same form when this tab sends the form', async () => {
  const { send, typeText, drafts, readDrafts } = setUp({ visitorId: 7 })
  typeText('Моё')
  drafts.write(name, 7, { text: 'Из другой вкладки' })
  await send()
  expect(readDrafts()).toEqual([{ text: 'Из другой вкладки' }, undefined])
})

test('keeps an anonymous draft that the visitor declines', () => {
  const { getForm, typeText, readDrafts } = setUp({ visitorId: 7, anonymousText: 'Ничьё' })
  act(() => getForm().declineDraft())
  expect(getForm().offeredDraft).toBeUndefined()
  typeText('Новое')
  expect(readDrafts()).toEqual([{ text: 'Новое' }, { text: 'Ничьё' }])
})

test('keeps the next user’s input and draft when they decline an anonymous draft', () => {
  const { getForm, setVisitor, typeText, getText, drafts } = setUp({ visitorId: 7, anonymousText: 'Ничьё' })
  setVisitor(8)
  typeText('Моё')
  act(() => getForm().declineDraft())
  expect(getText()).toBe('Моё')
  expect(drafts.read(name, 8)).toEqual({ text: 'Моё' })
})

test.each([
  [true, '', undefined],
  [false, 'Прежнее и ещё', { text: 'Прежнее и ещё' }],
])(
  'asks before it discards input added to a restored draft (confirmed: %s)',
  async (isConfirmed, expectedText, expectedDraft) => {
    const { getForm, confirm, typeText, getText, readDrafts } = setUp({ visitorId: 7, ownText: 'Прежнее', isConfirmed })
    typeText('Прежнее и ещё')
    await act(() => getForm().discardDraft())
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Удалить набранное?' }))
    expect([getText(), readDrafts()[0]]).toEqual([expectedText, expectedDraft])
  },
)

test('discards an untouched restored draft at once', async () => {
  const { getForm, confirm, getText } = setUp({ visitorId: 7, ownText: 'Прежнее' })
  await act(() => getForm().discardDraft())
  expect(confirm).not.toHaveBeenCalled()
  expect(getText()).toBe('')
})

test('resets the form to the new user’s data when the user changes', async () => {
  const initialFieldsByUser = { 7: { text: '+7 7' }, 8: { text: '+7 8' } }
  const { getForm, setVisitor, typeText, getText } = setUp({ visitorId: 7, initialFieldsByUser })
  expect(getText()).toBe('+7 7')
  typeText('Моё')
  setVisitor(8)
  expect(getText()).toBe('+7 8')
  expect(getForm().isSaved).toBe(false)
  typeText('Моё')
  await act(() => getForm().discardDraft())
  expect(getText()).toBe('+7 8')
})

test('does not change an untouched form once its author is known', () => {
  const { setVisitor, getText } = setUp({ visitorId: null, initialFieldsByUser: { 7: { text: '+7 7' } } })
  expect(getText()).toBe('')
  setVisitor(7)
  expect(getText()).toBe('')
})

test('keeps the input when its author becomes known', () => {
  const { setVisitor, typeText, getText, readDrafts } = setUp({
    visitorId: null,
    initialFieldsByUser: { 7: { text: '+7 7' } },
  })
  typeText('Новое')
  setVisitor(7)
  expect(getText()).toBe('Новое')
  expect(readDrafts()).toEqual([{ text: 'Новое' }, undefined])
})

test('stores nothing after a sign-out in another tab, and shows no saved state', () => {
  const { getForm, setVisitor, typeText, drafts, readDrafts } = setUp({ visitorId: 7 })
  typeText('Моё')
  expect(getForm().isSaved).toBe(true)
  // The other tab deletes all drafts.
  drafts.clear()
  setVisitor(null)
  expect(getForm()).toMatchObject({ isSaved: false, isInputAtRisk: true })
  typeText('Моё и ещё')
  expect(readDrafts()).toEqual([undefined, undefined])
  setVisitor(7)
  expect(readDrafts()).toEqual([{ text: 'Моё и ещё' }, undefined])
  expect(getForm()).toMatchObject({ isSaved: true, isInputAtRisk: false })
})

test('stores nothing of a sent form after a sign-out and a sign-in in another tab', async () => {
  const { send, setVisitor, typeText, drafts, readDrafts } = setUp({ visitorId: 7 })
  typeText('Моё')
  await send()
  drafts.clear()
  setVisitor(null)
  setVisitor(7)
  expect(readDrafts()).toEqual([undefined, undefined])
})

test('stores nothing of a signed-out user while the profile of the next user loads', () => {
  const { setVisitor, typeText, drafts } = setUp({ visitorId: 7 })
  typeText('Моё')
  drafts.clear()
  setVisitor(null)
  setVisitor(undefined)
  typeText('Моё и ещё')
  setVisitor(8)
  expect([7, 8].map(owner => drafts.read(name, owner))).toEqual([undefined, undefined])
})

test('stores input for its author after the session has expired', () => {
  const { getForm, setVisitor, typeText, readDrafts } = setUp({ visitorId: 7 })
  setVisitor(null, true)
  typeText('Моё')
  expect(readDrafts()).toEqual([{ text: 'Моё' }, undefined])
  expect(getForm().isSaved).toBe(true)
})
