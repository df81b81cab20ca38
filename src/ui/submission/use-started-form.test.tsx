import { act, renderHook } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { aSession } from '#tests/builders/session.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { createSentMarks } from '#application/shared/sent-marks.ts'
import { OverlaysContext } from '#ui/overlay/overlays.ts'
import { startSubmissionActor } from './submission-actor.ts'
import { useStartedForm } from './use-started-form.ts'

interface Fields {
  readonly text: string
}
const isFields = (content: unknown): content is Fields =>
  typeof content === 'object' && content !== null && 'text' in content && typeof content.text === 'string'
const untouched: Fields = { text: '' }
const name = 'complaint:4'
const ports = {
  clock: Date.now,
  session: aSession('signed-in').tools,
  readSenderId: () => Promise.resolve(7),
  write: () => Promise.resolve({ ok: true as const, value: undefined }),
  confirmAgain: () => Promise.resolve(false),
}

interface Given {
  /** Undefined while loading. */
  readonly visitor?: number | null | undefined
  readonly own?: string
  readonly ofStranger?: string
  readonly answer?: boolean
  /** What the form begins with where this user writes. */
  readonly empties?: Readonly<Record<number, Fields>>
}

interface Visitor {
  readonly visitor: number | null | undefined
  readonly hasExpired?: boolean
}

function given({ visitor, own, ofStranger, answer = true, empties = {} }: Given) {
  const device = aDevice()
  const kept = createDrafts(device, Date.now)
  if (own !== undefined) kept.write(name, 7, { text: own })
  if (ofStranger !== undefined) kept.write(name, null, { text: ofStranger })
  const confirm = vi.fn(() => Promise.resolve(answer))
  const overlays = { toasts: { show: () => () => undefined }, confirm, openDialog: vi.fn() }
  const initialProps: Visitor = { visitor }
  const { result, rerender } = renderHook(
    (now: Visitor) => {
      const empty = empties[now.visitor ?? 0] ?? untouched
      const draftable = { name, drafts: kept, empty, isFields }
      const [actor] = useState(() =>
        startSubmissionActor<Fields, Fields, never>(
          { ...ports, request: { purpose: 'find' }, draftable, marks: createSentMarks(device, Date.now) },
          now.visitor,
        ),
      )
      return { ...useStartedForm(actor, draftable, now.visitor, now.hasExpired), actor }
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
    form: () => result.current,
    sent: () =>
      act(() => {
        result.current.actor.send({ type: 'sent.found', sent: { input: untouched, at: 0, senderId: 7 } })
        result.current.drop()
      }),
    becomes: (id: number | null, hasExpired = false) => rerender({ visitor: id, hasExpired }),
    type: (text: string) => act(() => result.current.form.setValue('text', text)),
    text: () => result.current.form.getValues('text'),
    drafts: kept,
    kept: () => [7, null].map(owner => kept.read(name, owner)),
  }
}

test('stores input as a draft once its author is known', () => {
  const { form, becomes, type, kept } = given({})
  type('Новое')
  expect(form()).toMatchObject({ isSaved: false, isAtRisk: true })
  becomes(7)
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
  expect(form()).toMatchObject({ isSaved: true, isAtRisk: false })
})

test('offers an earlier draft instead of overwriting it with input typed before the profile loaded', async () => {
  const { form, becomes, type, text, kept } = given({ own: 'Прежнее' })
  type('Новое')
  becomes(7)
  expect(form().offered).toBe('own')
  type('Новое и ещё')
  expect(text()).toBe('Новое и ещё')
  expect(kept()).toEqual([{ text: 'Прежнее' }, undefined])
  expect(form()).toMatchObject({ isSaved: false, isAtRisk: true })
  await act(() => form().adopt())
  expect(text()).toBe('Прежнее')
  expect(form()).toMatchObject({ offered: undefined, isRestored: true, isSaved: true })
  expect(kept()).toEqual([{ text: 'Прежнее' }, undefined])
})

test('stores the input once the visitor has discarded the earlier draft', async () => {
  const { form, becomes, type, text, kept } = given({ own: 'Прежнее' })
  type('Новое')
  becomes(7)
  await act(() => form().discard())
  expect(text()).toBe('Новое')
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
  expect(form()).toMatchObject({ offered: undefined, isSaved: true })
})

test('keeps both the input typed while signed out and the earlier draft until the visitor chooses', async () => {
  const { form, becomes, type, kept } = given({ visitor: null, own: 'Прежнее' })
  type('Новое')
  becomes(7)
  expect(form().offered).toBe('own')
  expect(kept()).toEqual([{ text: 'Прежнее' }, { text: 'Новое' }])
  await act(() => form().discard())
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
})

test('offers a stranger’s draft without dropping the input', async () => {
  const { form, becomes, type, kept } = given({ ofStranger: 'Ничьё' })
  type('Новое')
  becomes(7)
  expect(form().offered).toBe('of-stranger')
  expect(kept()).toEqual([{ text: 'Новое' }, { text: 'Ничьё' }])
  await act(() => form().discard())
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
})

test.each([
  [true, 'Ничьё', [{ text: 'Ничьё' }, undefined]],
  [false, 'Новое', [{ text: 'Новое' }, { text: 'Ничьё' }]],
])('asks before a draft replaces the input (%s)', async (answer, value, left) => {
  const { form, confirm, type, text, kept } = given({ visitor: 7, ofStranger: 'Ничьё', answer })
  type('Новое')
  await act(() => form().adopt())
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Заменить набранное?' }))
  expect(text()).toBe(value)
  expect(kept()).toEqual(left)
})

test('drops the draft once the form is sent', () => {
  const { sent, becomes, type, kept } = given({ visitor: null, own: 'Прежнее' })
  type('Новое')
  becomes(7)
  sent()
  expect(kept()).toEqual([undefined, undefined])
})

test('keeps a stranger’s draft when another visitor sends the form', () => {
  const { sent, type, kept } = given({ visitor: 7, ofStranger: 'Ничьё' })
  type('Новое')
  sent()
  expect(kept()).toEqual([undefined, { text: 'Ничьё' }])
})

test('keeps a stranger’s draft that the visitor declines', () => {
  const { form, type, kept } = given({ visitor: 7, ofStranger: 'Ничьё' })
  act(() => form().decline())
  expect(form().offered).toBeUndefined()
  type('Новое')
  expect(kept()).toEqual([{ text: 'Новое' }, { text: 'Ничьё' }])
})

test.each([
  [true, '', undefined],
  [false, 'Прежнее и ещё', { text: 'Прежнее и ещё' }],
])('asks before it discards input added to a restored draft (%s)', async (answer, value, left) => {
  const { form, confirm, type, text, kept } = given({ visitor: 7, own: 'Прежнее', answer })
  type('Прежнее и ещё')
  await act(() => form().discard())
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Удалить набранное?' }))
  expect([text(), kept()[0]]).toEqual([value, left])
})

test('discards an untouched restored draft at once', async () => {
  const { form, confirm, text } = given({ visitor: 7, own: 'Прежнее' })
  await act(() => form().discard())
  expect(confirm).not.toHaveBeenCalled()
  expect(text()).toBe('')
})

test('resets the form to the new user’s data when the user changes', async () => {
  const empties = { 7: { text: '+7 7' }, 8: { text: '+7 8' } }
  const { form, becomes, type, text } = given({ visitor: 7, empties })
  expect(text()).toBe('+7 7')
  type('Моё')
  becomes(8)
  expect(text()).toBe('+7 8')
  expect(form().isSaved).toBe(false)
  type('Моё')
  await act(() => form().discard())
  expect(text()).toBe('+7 8')
})

test('leaves an untouched form as it is once its author is known', () => {
  const { becomes, text } = given({ visitor: null, empties: { 7: { text: '+7 7' } } })
  expect(text()).toBe('')
  becomes(7)
  expect(text()).toBe('')
})

test('keeps the input when more of its author becomes known', () => {
  const { becomes, type, text, kept } = given({ visitor: null, empties: { 7: { text: '+7 7' } } })
  type('Новое')
  becomes(7)
  expect(text()).toBe('Новое')
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
})

test('stores nothing after a sign-out in another tab, and does not claim to', () => {
  const { form, becomes, type, drafts: stored, kept } = given({ visitor: 7 })
  type('Моё')
  expect(form().isSaved).toBe(true)
  // The other tab deletes all drafts.
  stored.clear()
  becomes(null)
  expect(form()).toMatchObject({ isSaved: false, isAtRisk: true })
  type('Моё и ещё')
  expect(kept()).toEqual([undefined, undefined])
  becomes(7)
  expect(kept()).toEqual([{ text: 'Моё и ещё' }, undefined])
  expect(form()).toMatchObject({ isSaved: true, isAtRisk: false })
})

test('stores input for its author after the session has expired', () => {
  const { form, becomes, type, kept } = given({ visitor: 7 })
  becomes(null, true)
  type('Моё')
  expect(kept()).toEqual([{ text: 'Моё' }, undefined])
  expect(form().isSaved).toBe(true)
})
