import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { enableSoftForms } from './soft-forms.ts'

const push = vi.fn<(href: string) => void>()

beforeEach(() => {
  push.mockClear()
  return enableSoftForms(push)
})

test('follows a form to the normalized address of its list', async () => {
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

test('follows an empty form to the unfiltered list', async () => {
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

test('ignores POST forms and prevented submits', async () => {
  const handled = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <>
      <form method="post" onSubmit={handled}>
        <button type="submit">Send</button>
      </form>
      <form onSubmit={handled}>
        <button type="submit">Own</button>
      </form>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.click(screen.getByRole('button', { name: 'Own' }))
  expect(handled).toHaveBeenCalledTimes(2)
  await import('./form-address.ts')
  expect(push).not.toHaveBeenCalled()
})
