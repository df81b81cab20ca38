import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { LiveRegions } from './live-regions.tsx'
import { ToastArea } from './overlay-areas.tsx'
import { toasts, toastStore } from './overlays.ts'

const texts = { close: 'Закрыть', messages: 'Сообщения', loading: 'Загружаем' }
const TestArea = ({ isNavigating = false }) => (
  <>
    <LiveRegions />
    <ToastArea {...{ texts, isNavigating }} />
  </>
)
const savedMessage = { kind: 'success', text: 'Сохранено' } as const

const renderToastArea = async () => {
  render(<TestArea />)
  // The component loads with the first toast.
  const closeFirst = toasts.show({ ...savedMessage, text: 'Первое', duration: 'none' })
  await expect.poll(() => screen.queryByRole('region')).toBeInTheDocument()
  act(closeFirst)
}
/** The text appears 100 ms after the live region has moved into the toast. */
const showToast = (message: Parameters<typeof toasts.show>[0]) => {
  act(() => void toasts.show(message))
  advanceTime(100)
}
const goTo = (path: string) => {
  history.replaceState(null, '', path)
  dispatchEvent(new Event(pageShownEvent))
}
const advanceTime = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const dispatch = (element: HTMLElement, eventName: string) =>
  act(() => void element.dispatchEvent(new Event(eventName, { bubbles: eventName !== 'pointerleave' })))
const getHost = () => screen.getByRole('region', { name: 'Сообщения' }).parentElement ?? document.body

beforeEach(() => history.replaceState(null, '', '/kazan'))
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: false }),
)
afterEach(() => {
  act(() => {
    for (const toast of toastStore.getItems()) toast.close()
  })
  vi.useRealTimers()
})

test('R-toast: a toast closes after five seconds', async () => {
  await renderToastArea()
  showToast(savedMessage)
  advanceTime(4899)
  expect(screen.getByText('Сохранено')).toBeInTheDocument()
  advanceTime(1)
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test('supports custom and unlimited durations', async () => {
  await renderToastArea()
  showToast({ ...savedMessage, duration: 1000 })
  advanceTime(899)
  expect(screen.getByText('Сохранено')).toBeInTheDocument()
  advanceTime(1)
  expect(screen.queryByText('Сохранено')).toBeNull()
  showToast({ ...savedMessage, text: 'Остаётся', duration: 'none' })
  advanceTime(3_600_000)
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByText('Остаётся')).toBeNull()
})

test.each([
  ['the pointer', 'pointerover', 'pointerleave'],
  ['the focus', 'focusin', 'focusout'],
])(
  'R-toast: pauses the timer while %s is on a toast, then continues with the remaining time',
  async (_name, startEvent, endEvent) => {
    await renderToastArea()
    showToast(savedMessage)
    advanceTime(3900)
    dispatch(getHost(), startEvent)
    advanceTime(60_000)
    expect(screen.getByText('Сохранено')).toBeInTheDocument()
    dispatch(getHost(), endEvent)
    advanceTime(999)
    expect(screen.getByText('Сохранено')).toBeInTheDocument()
    advanceTime(1)
    expect(screen.queryByText('Сохранено')).toBeNull()
  },
)

test('R-toast: a toast is open for its whole duration, however often it is paused', async () => {
  await renderToastArea()
  showToast(savedMessage)
  for (let pauses = 0; pauses < 4; pauses += 1) {
    advanceTime(900)
    dispatch(getHost(), 'pointerover')
    advanceTime(60_000)
    dispatch(getHost(), 'pointerleave')
  }
  advanceTime(1299)
  expect(screen.getByText('Сохранено')).toBeInTheDocument()
  advanceTime(1)
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test.each([
  ['the pointer', 'pointerover'],
  ['the focus', 'focusin'],
])('R-toast: the timer continues when the dialog closes while %s is on its toast', async (_name, startEvent) => {
  await renderToastArea()
  const dialog = render(
    <Dialog heading="Диалог" closeText="×" onClose={() => undefined}>
      Текст
    </Dialog>,
  )
  showToast(savedMessage)
  dispatch(getHost(), startEvent)
  dialog.unmount()
  advanceTime(4900)
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test('R-toast: the timer continues when the pointer moves from a replaced toast to the page', async () => {
  await renderToastArea()
  showToast({ ...savedMessage, text: 'Первое' })
  dispatch(screen.getByText('Первое'), 'pointerover')
  showToast(savedMessage)
  dispatch(document.body, 'pointerover')
  advanceTime(5000)
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test('R-toast: the timer continues when the focus moves from a replaced toast to the page', async () => {
  render(<button type="button">На странице</button>)
  await renderToastArea()
  showToast({ ...savedMessage, text: 'Первое' })
  act(() => screen.getByRole('button', { name: 'Закрыть' }).focus())
  showToast(savedMessage)
  act(() => screen.getByRole('button', { name: 'На странице' }).focus())
  advanceTime(5000)
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test('R-toast: announces errors assertively and other messages politely, in regions that are always in the page', async () => {
  render(<TestArea />)
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  expect([status.textContent, alert.textContent]).toEqual(['', ''])
  act(() => void toasts.show(savedMessage))
  await expect.poll(() => screen.queryByRole('region')).toBeInTheDocument()
  expect(status).toBeEmptyDOMElement()
  advanceTime(100)
  expect(status).toHaveTextContent('Сохранено')
  showToast({ kind: 'error', text: 'Не сохранилось' })
  expect(alert).toHaveTextContent('Не сохранилось')
  expect(status).toBeEmptyDOMElement()
})

test('shows a message in another language entirely in that language, including its close button', async () => {
  await renderToastArea()
  showToast({
    kind: 'info',
    text: 'This page is also in English.',
    otherLanguage: { lang: 'en', closeText: 'Close' },
    action: { text: 'Read in English', run: () => undefined },
  })
  for (const element of [
    screen.getByText('This page is also in English.'),
    screen.getByRole('button', { name: 'Read in English' }),
    screen.getByRole('button', { name: 'Close' }),
  ])
    expect(element.closest('[lang]')).toHaveAttribute('lang', 'en')
})

test('R-toast: shows one toast at a time', async () => {
  await renderToastArea()
  showToast(savedMessage)
  showToast({ ...savedMessage, text: 'Второе' })
  expect(screen.getByText('Второе')).toBeInTheDocument()
  expect(screen.queryByText('Сохранено')).toBeNull()
})

test.each([
  ['an error', { kind: 'error', text: 'Не сохранилось' }],
  ['a toast with an action', { ...savedMessage, action: { text: 'Отменить', run: () => undefined } }],
] as const)('R-toast: %s stays until another page is shown', async (_name, message) => {
  await renderToastArea()
  showToast(message)
  advanceTime(3_600_000)
  expect(screen.getByText(message.text, { exact: false })).toBeInTheDocument()
  act(() => goTo('/perm'))
  expect(screen.queryByRole('region')).toBeNull()
})

test('R-toast: an error that survives navigation, and a message with a duration, stay on the next page', async () => {
  await renderToastArea()
  showToast({ kind: 'error', text: 'Сохранено не всё', survivesNavigation: true })
  act(() => goTo('/perm'))
  expect(screen.getByText('Сохранено не всё')).toBeInTheDocument()
  showToast(savedMessage)
  act(() => goTo('/kazan'))
  expect(screen.getByText('Сохранено')).toBeInTheDocument()
})

test('shows a confirmation after the page has loaded, but an error at once', async () => {
  const { rerender } = render(<TestArea />)
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  act(() => void toasts.show({ ...savedMessage, duration: 1000 }))
  await expect.poll(() => screen.queryByRole('region')).toBeInTheDocument()
  rerender(<TestArea isNavigating />)
  advanceTime(5000)
  expect(status).toBeEmptyDOMElement()
  act(() => goTo('/perm'))
  rerender(<TestArea />)
  expect(status).toBeEmptyDOMElement()
  advanceTime(100)
  expect(status).toHaveTextContent('Сохранено')
  rerender(<TestArea isNavigating />)
  advanceTime(800)
  expect(status).toHaveTextContent('Сохранено')
  advanceTime(200)
  expect(screen.queryByRole('region')).toBeNull()
  showToast({ kind: 'error', text: 'Не сохранилось' })
  expect(alert).toHaveTextContent('Не сохранилось')
})

test('F6 moves the focus to the toast and back, and a press in the toast restores the focus', async () => {
  render(<button type="button">На странице</button>)
  await renderToastArea()
  const pageButton = screen.getByRole('button', { name: 'На странице' })
  pageButton.focus()
  const action = { text: 'Отменить', run: vi.fn() }
  showToast({ ...savedMessage, action })
  expect(screen.getByRole('status')).toHaveTextContent('Сохранено Отменить: F6.')
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus()
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(pageButton).toHaveFocus()
  fireEvent.keyDown(document.body, { key: 'F6' })
  fireEvent.click(screen.getByRole('button', { name: 'Отменить' }))
  expect(action.run).toHaveBeenCalledOnce()
  expect(pageButton).toHaveFocus()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a switch to another window does not change where the focus returns', async () => {
  render(<button type="button">На странице</button>)
  await renderToastArea()
  const pageButton = screen.getByRole('button', { name: 'На странице' })
  pageButton.focus()
  showToast({ kind: 'error', text: 'Не сохранилось' })
  fireEvent.keyDown(document.body, { key: 'F6' })
  fireEvent.focusIn(screen.getByRole('button', { name: 'Закрыть' }), { relatedTarget: null })
  fireEvent.keyDown(document.body, { key: 'F6' })
  expect(pageButton).toHaveFocus()
})

test.each([
  ['does not scroll', 'nothing', 'invisible'],
  ['does not scroll', 'a control', 'invisible'],
  ['does not scroll', 'a control that is disabled now', 'invisible'],
  ['does not scroll', 'nothing', 'visible'],
  ['scrolls', 'a control', 'visible'],
  ['scrolls', 'a control that is disabled now', 'visible'],
])(
  'closing a toast %s to the restored focus if %s was focused before and the focus is %s',
  async (scrolling, previousFocus, visibility) => {
    render(
      <main>
        <h1>Страница</h1>
        <button type="button">На странице</button>
        <button type="button">Рядом</button>
      </main>,
    )
    await renderToastArea()
    const pageButton = screen.getByRole<HTMLButtonElement>('button', { name: 'На странице' })
    pageButton.focus()
    if (previousFocus === 'nothing') pageButton.blur()
    showToast({ kind: 'error', text: 'Не сохранилось' })
    const closeButton = screen.getByRole('button', { name: 'Закрыть' })
    closeButton.focus()
    vi.spyOn(closeButton, 'matches').mockReturnValue(visibility === 'visible')
    pageButton.disabled = previousFocus.includes('disabled')
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    onTestFinished(() => focus.mockRestore())
    fireEvent.click(closeButton)
    expect(document.activeElement?.closest('main')).toBeInTheDocument()
    expect(focus).toHaveBeenCalled()
    for (const [options] of focus.mock.calls)
      expect(options?.preventScroll ?? false).toBe(scrolling === 'does not scroll')
  },
)

test('a toast closes when its action runs', async () => {
  const run = vi.fn()
  await renderToastArea()
  showToast({ kind: 'error', text: 'Не сохранилось', action: { text: 'Повторить', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Не сохранилось')).toBeNull()
})

test('moves toasts into the topmost dialog and back when it closes', async () => {
  await renderToastArea()
  showToast({ ...savedMessage, duration: 'none' })
  const createDialog = (name: string) => (
    <Dialog heading={name} closeText="×" onClose={() => undefined}>
      {name}
    </Dialog>
  )
  const lower = render(createDialog('Нижний'))
  const upper = render(createDialog('Верхний'))
  expect(screen.getByRole('dialog', { name: 'Верхний' })).toContainElement(screen.getByText('Сохранено'))
  upper.unmount()
  expect(screen.getByRole('dialog', { name: 'Нижний' })).toContainElement(screen.getByText('Сохранено'))
  lower.unmount()
  expect(getHost().parentElement).toBe(document.body)
})
