import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { pressLinksWithSpace } from './press-with-space.ts'

test('Space presses a link that opens a dialog, and no other link', async () => {
  document.body.innerHTML = '<a href="#forms" data-form="request">Запросить</a><a href="#other">Другая</a>'
  const stop = pressLinksWithSpace()
  const pressed = vi.fn<(text: string | null) => void>()
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', () => pressed(link.textContent))
  await userEvent.tab()
  expect(document.activeElement).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.keyboard(' ')
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Запросить')
  await userEvent.tab()
  expect(document.activeElement).not.toHaveAttribute('aria-haspopup')
  await userEvent.keyboard(' ')
  expect(pressed).toHaveBeenCalledOnce()
  stop()
})

test('Space presses a link that looks like a button, and promises no dialog', async () => {
  document.body.innerHTML = `<a class="${getButtonClass({})}" href="#all">Все специалисты</a>`
  const stop = pressLinksWithSpace()
  const link = document.querySelector('a')
  const pressed = vi.fn<() => void>()
  link?.addEventListener('click', pressed)
  await userEvent.tab()
  expect(link).toHaveFocus()
  expect(link).not.toHaveAttribute('aria-haspopup')
  await userEvent.keyboard(' ')
  expect(pressed).toHaveBeenCalledOnce()
  stop()
})
