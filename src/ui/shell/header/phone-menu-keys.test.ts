import { fireEvent } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { phoneMenuKeys } from './phone-menu-keys.ts'

beforeEach(() => {
  document.body.innerHTML = '<details><summary><b>Ещё</b></summary><a href="/">Дальше</a></details>'
  return phoneMenuKeys()
})

test('a summary that is pressed has the focus, as WebKit does not give it', () => {
  const summary = document.querySelector('summary') ?? document.body
  // No pointer goes down: as there, nothing but the click.
  fireEvent.click(summary.firstElementChild ?? summary)
  expect(summary).toHaveFocus()
})
