import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { drafts } from '#application/shared/drafts.ts'
import { OverlaysContext } from '#ui/overlay/overlays.ts'
import { useStartedForm } from './use-started-form.ts'

interface Fields {
  readonly text: string
}
const isFields = (content: unknown): content is Fields =>
  typeof content === 'object' && content !== null && 'text' in content && typeof content.text === 'string'
const empty: Fields = { text: '' }
const name = 'complaint:4'

interface Given {
  /** Undefined while it is read. */
  readonly visitor?: number | null | undefined
  readonly own?: string
  readonly ofStranger?: string
  readonly answer?: boolean
}

function given({ visitor, own, ofStranger, answer = true }: Given) {
  const device = aDevice()
  const kept = drafts(device, Date.now)
  if (own !== undefined) kept.write(name, 7, { text: own })
  if (ofStranger !== undefined) kept.write(name, null, { text: ofStranger })
  const confirm = vi.fn(() => Promise.resolve(answer))
  const overlays = { toasts: { show: () => () => undefined }, confirm, openDialog: vi.fn() }
  const { result, rerender } = renderHook(
    (now: { readonly visitor: number | null | undefined }) =>
      useStartedForm<Fields>({ name, device, empty, isFields }, now.visitor),
    {
      initialProps: { visitor },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <OverlaysContext value={overlays}>{children}</OverlaysContext>
      ),
    },
  )
  return {
    confirm,
    form: () => result.current,
    becomes: (id: number) => rerender({ visitor: id }),
    type: (text: string) => act(() => result.current.form.setValue('text', text)),
    text: () => result.current.form.getValues('text'),
    kept: () => [7, null].map(owner => kept.read(name, owner)),
  }
}

test('what is typed before the author is known is kept once they are', () => {
  const { form, becomes, type, kept } = given({})
  type('Новое')
  expect(form()).toMatchObject({ isSaved: false, isAtRisk: true })
  becomes(7)
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
  expect(form()).toMatchObject({ isSaved: true, isAtRisk: false })
})

test('an earlier draft is offered, not written over, when somebody typed before their profile loaded', async () => {
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

test('the earlier draft is thrown away on their word only: then what is typed is kept', () => {
  const { form, becomes, type, text, kept } = given({ own: 'Прежнее' })
  type('Новое')
  becomes(7)
  act(() => form().discard())
  expect(text()).toBe('Новое')
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
  expect(form()).toMatchObject({ offered: undefined, isSaved: true })
})

test('who typed without signing in and has an earlier draft keeps both until they choose', () => {
  const { form, becomes, type, kept } = given({ visitor: null, own: 'Прежнее' })
  type('Новое')
  becomes(7)
  expect(form().offered).toBe('own')
  expect(kept()).toEqual([{ text: 'Прежнее' }, { text: 'Новое' }])
  act(() => form().discard())
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
})

test('what a stranger left on the device is offered beside what is typed, not dropped', () => {
  const { form, becomes, type, kept } = given({ ofStranger: 'Ничьё' })
  type('Новое')
  becomes(7)
  expect(form().offered).toBe('of-stranger')
  expect(kept()).toEqual([{ text: 'Новое' }, { text: 'Ничьё' }])
  act(() => form().discard())
  expect(kept()).toEqual([{ text: 'Новое' }, undefined])
})

test.each([
  [true, 'Ничьё', [{ text: 'Ничьё' }, undefined]],
  [false, 'Новое', [{ text: 'Новое' }, { text: 'Ничьё' }]],
])('a draft takes the place of what is typed only on their word (%s)', async (answer, value, left) => {
  const { form, confirm, type, text, kept } = given({ visitor: 7, ofStranger: 'Ничьё', answer })
  type('Новое')
  await act(() => form().adopt())
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Заменить набранное?' }))
  expect(text()).toBe(value)
  expect(kept()).toEqual(left)
})

test('once it is sent no draft is left', () => {
  const { form, becomes, type, kept } = given({ visitor: null, own: 'Прежнее' })
  type('Новое')
  becomes(7)
  act(() => form().drop())
  expect(kept()).toEqual([undefined, undefined])
})
