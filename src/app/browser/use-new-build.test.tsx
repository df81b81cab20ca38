import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from '#infrastructure/browser/recover-page.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { toastStore } from '#ui/overlay/overlays.ts'
import { getOpenedLink } from './open-form.ts'
import { useNewBuild } from './use-new-build.ts'

vi.mock(import('#infrastructure/browser/recover-page.ts'))
vi.mock(import('./open-form.ts'))
vi.mock(import('#ui/i18n/load-with-texts.ts'), { spy: true })

function Page() {
  const isOutdated = useNewBuild()
  return (
    <>
      <p>{isOutdated ? 'old build' : 'newest build'}</p>
      <form>
        <textarea aria-label="Отзыв" />
        <input type="search" aria-label="Поиск" />
        <input type="password" aria-label="Пароль" />
      </form>
    </>
  )
}

const getField = (name: string) => screen.getByLabelText(name)
const listTexts = () => toastStore.getItems().map(({ text }) => text)
const announcement = [expect.stringMatching(/^Сайт обновился/)]

async function detectNewBuild() {
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('old build')
}

beforeEach(() => {
  vi.clearAllMocks()
  document.head.innerHTML = '<script data-build="b1"></script>'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'b2' })))
  for (const toast of toastStore.getItems()) toast.close()
})

test('R-build: announces a new build while there is unsent text, and offers to reload without a prompt', async () => {
  render(<Page />)
  await userEvent.type(getField('Отзыв'), 'Ровно')
  expect(listTexts()).toEqual([])
  await detectNewBuild()
  await expect.poll(listTexts).toEqual(announcement)
  const stop = vi.fn<() => void>()
  setLeaveGuard({ confirmLeave: () => Promise.resolve(false), stop })
  const link = document.createElement('a')
  vi.mocked(getOpenedLink).mockReturnValue(link)
  const action = toastStore.getItems()[0]?.action
  expect(action?.text).toBe('Обновить страницу')
  action?.run()
  expect(stop).toHaveBeenCalledOnce()
  expect(reloadPage).toHaveBeenCalledExactlyOnceWith(link)
  setLeaveGuard(null)
})

test('R-build: announces a new build when text is typed later, until the text is cleared', async () => {
  render(<Page />)
  await detectNewBuild()
  await userEvent.type(getField('Отзыв'), 'И в срок')
  await expect.poll(listTexts).toEqual(announcement)
  await userEvent.clear(getField('Отзыв'))
  await expect.poll(listTexts).toEqual([])
})

test('R-build: announces a new build although the toast could not be loaded at the first keystroke', async () => {
  vi.mocked(loadWithTexts).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<Page />)
  await detectNewBuild()
  await userEvent.type(getField('Отзыв'), 'Р')
  expect(listTexts()).toEqual([])
  await userEvent.type(getField('Отзыв'), 'о')
  await expect.poll(listTexts).toEqual(announcement)
})

test('closes the toast when the form disappears, and announces the build again for another text', async () => {
  const { unmount } = render(<Page />)
  await detectNewBuild()
  await userEvent.type(getField('Отзыв'), 'Ровно')
  await expect.poll(listTexts).toEqual(announcement)
  unmount()
  await expect.poll(listTexts).toEqual([])
  render(<Page />)
  await detectNewBuild()
  await userEvent.type(getField('Отзыв'), 'И в срок')
  await expect.poll(listTexts).toEqual(announcement)
})

test('does not repeat a closed announcement while the visitor continues to type', async () => {
  render(<Page />)
  await detectNewBuild()
  await userEvent.type(getField('Отзыв'), 'Ровно')
  await expect.poll(listTexts).toEqual(announcement)
  act(() => toastStore.getItems()[0]?.close())
  await userEvent.type(getField('Отзыв'), ' и в срок')
  expect(listTexts()).toEqual([])
})

test('ignores text in search and password fields', async () => {
  render(<Page />)
  await detectNewBuild()
  await userEvent.type(getField('Отзыв'), 'Ровно')
  await expect.poll(listTexts).toEqual(announcement)
  await userEvent.clear(getField('Отзыв'))
  await expect.poll(listTexts).toEqual([])
  await userEvent.type(getField('Поиск'), 'плитка')
  await userEvent.type(getField('Пароль'), 'vtnhj2019')
  expect(listTexts()).toEqual([])
})
