import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { enableNavigationForms } from './navigation-forms.ts'

const push = vi.fn<(href: string) => void>()

beforeEach(() => {
  push.mockClear()
  return enableNavigationForms(push)
})

test('navigates to the normalized URL of the list', async () => {
  render(
    <form action="/en/kazan/specialists/repetitory">
      <input name="rating_from" defaultValue="4,5" />
      <input name="price_to" defaultValue="1 500" />
      <input name="search" defaultValue="" />
      <input name="sort" defaultValue="rating" />
      <button type="submit">Apply</button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await expect
    .poll(() => push)
    .toHaveBeenCalledExactlyOnceWith('/en/kazan/specialists/repetitory?price_to=1500&rating_from=4.5')
})

test('omits an empty search and keeps the category of a hidden field', async () => {
  render(
    <form action="/profiles">
      <input name="search" />
      <input name="category" type="hidden" value="repetitory" />
      <button type="submit">Find</button>
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await expect.poll(() => push).toHaveBeenCalledExactlyOnceWith('/profiles?category=repetitory')
})

test('ignores POST forms', async () => {
  // Runs after the listener for soft navigation.
  addEventListener('submit', event => event.preventDefault(), { once: true })
  render(
    <form method="post">
      <button type="submit">Send</button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  await import('./form-url.ts')
  expect(push).not.toHaveBeenCalled()
})

test('ignores submit events whose default is prevented', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={handleSubmit}>
      <button type="submit">Filter</button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(handleSubmit).toHaveBeenCalledOnce()
  await import('./form-url.ts')
  expect(push).not.toHaveBeenCalled()
})

test('does not navigate if the visitor left the page before the URL was known', async () => {
  render(
    <form action="/profiles">
      <button type="submit">Find</button>
    </form>,
  )
  onTestFinished(() => history.replaceState(null, '', '/'))
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => push).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button'))
  history.pushState(null, '', '/next')
  // Resolves after the import that the submit has started.
  await import('./form-url.ts')
  await act(async () => {})
  expect(push).toHaveBeenCalledOnce()
})
