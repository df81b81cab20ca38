import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { ToastArea } from './overlay-areas.tsx'
import { toasts, toastStore } from './overlays.ts'

const texts = { close: 'Закрыть', messages: 'Сообщения' }
const saved = { kind: 'success', text: 'Сохранено' } as const

const show = async () => {
  render(<ToastArea texts={texts} />)
  // The component loads with the first toast.
  const first = toasts.show({ ...saved, text: 'Первое', life: 'none' })
  await expect.poll(() => screen.getByText('Первое')).toBeInTheDocument()
  act(first)
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const place = () => screen.getByRole('region', { name: 'Сообщения' }).parentElement ?? document.body

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: false }),
)
afterEach(() => {
  act(() => {
    for (const toast of toastStore.items()) toast.close()
  })
  vi.useRealTimers()
})

test('R-toast: a toast closes after five seconds', async () => {
  await show()
  act(() => void toasts.show(saved))
  pass(4999)
  expect(screen.getByText('Сохранено')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test('supports custom and unlimited durations', async () => {
  await show()
  act(() => {
    toasts.show({ ...saved, life: 1000 })
    toasts.show({ ...saved, text: 'Остаётся', life: 'none' })
  })
  pass(1000)
  expect(screen.queryByText('Сохранено')).toBeNull()
  pass(3_600_000)
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByText('Остаётся')).toBeNull()
})

test.each([
  ['the pointer', 'pointerenter', 'pointerleave'],
  ['the focus', 'focusin', 'focusout'],
])(
  'R-toast: pauses all timers while %s is on a toast, then continues with the remaining time',
  async (_what, on, off) => {
    await show()
    act(() => {
      toasts.show(saved)
      toasts.show({ ...saved, text: 'Второе', life: 6000 })
    })
    pass(4000)
    act(() => void place().dispatchEvent(new Event(on)))
    pass(60_000)
    expect(screen.getByText('Сохранено')).toBeInTheDocument()
    act(() => void place().dispatchEvent(new Event(off)))
    pass(999)
    expect(screen.getByText('Сохранено')).toBeInTheDocument()
    pass(1)
    expect(screen.queryByText('Сохранено')).toBeNull()
    expect(screen.getByText('Второе')).toBeInTheDocument()
    pass(1000)
    expect(screen.queryByText('Второе')).toBeNull()
  },
)

test('R-toast: announces errors assertively, others politely', async () => {
  await show()
  act(() => {
    toasts.show(saved)
    toasts.show({ kind: 'error', text: 'Не сохранилось' })
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Не сохранилось')
  expect(screen.getByRole('status')).toHaveTextContent('Сохранено')
})

test('closes when its action runs', async () => {
  const run = vi.fn()
  await show()
  act(() => void toasts.show({ kind: 'error', text: 'Не сохранилось', action: { text: 'Повторить', run } }))
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Не сохранилось')).toBeNull()
})

test('moves toasts into the topmost dialog and back when it closes', async () => {
  await show()
  act(() => void toasts.show({ ...saved, life: 'none' }))
  const dialog = (name: string) => (
    <Dialog heading={name} closeText="×" onClose={() => undefined}>
      {name}
    </Dialog>
  )
  const lower = render(dialog('Нижний'))
  const upper = render(dialog('Верхний'))
  expect(screen.getByRole('dialog', { name: 'Верхний' })).toContainElement(screen.getByText('Сохранено'))
  upper.unmount()
  expect(screen.getByRole('dialog', { name: 'Нижний' })).toContainElement(screen.getByText('Сохранено'))
  lower.unmount()
  expect(place().parentElement).toBe(document.body)
})
