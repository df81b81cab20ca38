import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { LiveRegions } from './live-regions.tsx'
import { ToastArea } from './overlay-areas.tsx'
import { toasts, toastStore } from './overlays.ts'

const texts = { close: 'Закрыть', messages: 'Сообщения', loading: 'Загружаем' }
const Area = ({ isNavigating = false }) => (
  <>
    <LiveRegions />
    <ToastArea {...{ texts, isNavigating }} />
  </>
)
const saved = { kind: 'success', text: 'Сохранено' } as const

const show = async () => {
  render(<Area />)
  // The component loads with the first toast.
  const first = toasts.show({ ...saved, text: 'Первое', life: 'none' })
  await expect.poll(() => screen.queryByRole('region')).toBeInTheDocument()
  act(first)
}
/** Its text comes after its region. */
const showToast = (message: Parameters<typeof toasts.show>[0]) => {
  act(() => void toasts.show(message))
  pass(100)
}
const goTo = (address: string) => {
  history.replaceState(null, '', address)
  dispatchEvent(new Event(shownEvent))
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const place = () => screen.getByRole('region', { name: 'Сообщения' }).parentElement ?? document.body

beforeEach(() => history.replaceState(null, '', '/kazan'))
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
  showToast(saved)
  pass(4899)
  expect(screen.getByText('Сохранено')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test('supports custom and unlimited durations', async () => {
  await show()
  showToast({ ...saved, life: 1000 })
  pass(900)
  expect(screen.queryByText('Сохранено')).toBeNull()
  showToast({ ...saved, text: 'Остаётся', life: 'none' })
  pass(3_600_000)
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByText('Остаётся')).toBeNull()
})

test.each([
  ['the pointer', 'pointerenter', 'pointerleave'],
  ['the focus', 'focusin', 'focusout'],
])(
  'R-toast: pauses the timer while %s is on a toast, then continues with the remaining time',
  async (_what, on, off) => {
    await show()
    showToast(saved)
    pass(3900)
    act(() => void place().dispatchEvent(new Event(on)))
    pass(60_000)
    expect(screen.getByText('Сохранено')).toBeInTheDocument()
    act(() => void place().dispatchEvent(new Event(off)))
    pass(999)
    expect(screen.getByText('Сохранено')).toBeInTheDocument()
    pass(1)
    expect(screen.queryByText('Сохранено')).toBeNull()
  },
)

test('R-toast: announces errors assertively and others politely, in regions that are always in the page', async () => {
  render(<Area />)
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  expect([status.textContent, alert.textContent]).toEqual(['', ''])
  act(() => void toasts.show(saved))
  await expect.poll(() => screen.queryByRole('region')).toBeInTheDocument()
  expect(status).toBeEmptyDOMElement()
  pass(100)
  expect(status).toHaveTextContent('Сохранено')
  showToast({ kind: 'error', text: 'Не сохранилось' })
  expect(alert).toHaveTextContent('Не сохранилось')
  expect(status).toBeEmptyDOMElement()
})

test('R-toast: shows one toast at a time', async () => {
  await show()
  showToast(saved)
  showToast({ ...saved, text: 'Второе' })
  expect(screen.getByText('Второе')).toBeInTheDocument()
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test.each([
  ['an error', { kind: 'error', text: 'Не сохранилось' }],
  ['a toast with an action', { ...saved, action: { text: 'Отменить', run: () => undefined } }],
] as const)('R-toast: %s stays until it is closed or another page is shown', async (_what, message) => {
  await show()
  showToast(message)
  pass(3_600_000)
  expect(screen.getByText(message.text, { exact: false })).toBeInTheDocument()
  act(() => goTo('/perm'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('a message for the next page, and a short one, outlive the navigation', async () => {
  await show()
  showToast({ kind: 'error', text: 'Сохранено не всё', survivesNavigation: true })
  act(() => goTo('/perm'))
  expect(screen.getByText('Сохранено не всё')).toBeInTheDocument()
  showToast(saved)
  act(() => goTo('/perm'))
  expect(screen.getByText('Сохранено')).toBeInTheDocument()
})

test('a confirmation waits for the page that is loading, and an error does not', async () => {
  const { rerender } = render(<Area />)
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  act(() => void toasts.show({ ...saved, life: 1000 }))
  await expect.poll(() => screen.queryByRole('region')).toBeInTheDocument()
  rerender(<Area isNavigating />)
  pass(5000)
  expect(status).toBeEmptyDOMElement()
  act(() => goTo('/perm'))
  rerender(<Area />)
  expect(status).toBeEmptyDOMElement()
  pass(100)
  expect(status).toHaveTextContent('Сохранено')
  rerender(<Area isNavigating />)
  pass(800)
  expect(status).toHaveTextContent('Сохранено')
  pass(200)
  expect(screen.queryByRole('region')).toBeNull()
  showToast({ kind: 'error', text: 'Не сохранилось' })
  expect(alert).toHaveTextContent('Не сохранилось')
})

test('F6 moves the focus to the toast and back, and a press in the toast returns it', async () => {
  render(<button type="button">На странице</button>)
  await show()
  const before = screen.getByRole('button', { name: 'На странице' })
  before.focus()
  const action = { text: 'Отменить', run: vi.fn() }
  showToast({ ...saved, action })
  expect(screen.getByRole('status')).toHaveTextContent('Сохранено Отменить: F6.')
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus()
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(before).toHaveFocus()
  fireEvent.keyDown(document.body, { key: 'F6' })
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(action.run).toHaveBeenCalledOnce()
  expect(before).toHaveFocus()
  expect(screen.queryByRole('region')).toBeNull()
})

test('closes when its action runs', async () => {
  const run = vi.fn()
  await show()
  showToast({ kind: 'error', text: 'Не сохранилось', action: { text: 'Повторить', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Не сохранилось')).toBeNull()
})

test('moves toasts into the topmost dialog and back when it closes', async () => {
  await show()
  showToast({ ...saved, life: 'none' })
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
