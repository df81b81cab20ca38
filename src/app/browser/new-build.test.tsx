import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from '#infrastructure/browser/recover-page.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
import { UnsentTextNotice } from './new-build.tsx'

vi.mock(import('#infrastructure/browser/recover-page.ts'))

const createPage = (isOutdated: boolean) => (
  <>
    <form>
      <textarea aria-label="Отзыв" />
      <input type="search" aria-label="Поиск" />
      <input type="password" aria-label="Пароль" />
    </form>
    <UnsentTextNotice isOutdated={isOutdated} />
  </>
)
const getField = (name: string) => screen.getByLabelText(name)
const noticeText = /^Сайт обновился/

beforeEach(() => void vi.mocked(reloadPage).mockClear())

test('R-build: tells visitors with unsent text about a new build, and reloads without a prompt', async () => {
  const { rerender } = render(createPage(false))
  await userEvent.type(getField('Отзыв'), 'Ровно')
  expect(await screen.findByRole('status')).toBeEmptyDOMElement()
  rerender(createPage(true))
  expect(screen.getByRole('status')).toHaveTextContent(noticeText)
  const stop = vi.fn<() => void>()
  setLeaveGuard({ confirmLeave: () => Promise.resolve(false), stop })
  await userEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(stop).toHaveBeenCalledOnce()
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('R-build: shows the notice for text typed after the new build was detected', async () => {
  const { rerender } = render(createPage(false))
  await userEvent.type(getField('Отзыв'), 'Ровно')
  await screen.findByRole('status')
  // A sent form is cleared without an event.
  document.querySelector('form')?.reset()
  rerender(createPage(true))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.type(getField('Отзыв'), 'И в срок')
  expect(screen.getByRole('status')).toHaveTextContent(noticeText)
  await userEvent.clear(getField('Отзыв'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('does not show a dismissed notice again', async () => {
  render(createPage(true))
  await userEvent.type(getField('Отзыв'), 'Ровно')
  await userEvent.click(await screen.findByRole('button', { name: 'Позже' }))
  await userEvent.type(getField('Отзыв'), ' и в срок')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(reloadPage).not.toHaveBeenCalled()
})

test('ignores text in searches and passwords', async () => {
  render(createPage(true))
  await userEvent.type(getField('Поиск'), 'плитка')
  await userEvent.type(getField('Пароль'), 'vtnhj2019')
  await import('#ui/shell/notices/new-build-notice.tsx')
  expect(screen.queryByRole('status')).toBeNull()
})
