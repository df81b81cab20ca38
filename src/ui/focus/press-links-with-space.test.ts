import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { pressLinksWithSpace } from './press-links-with-space.ts'

test('Space presses a link that opens a dialog, but not an ordinary link', async () => {
  document.body.innerHTML = '<a href="#forms" data-form="request">Запросить</a><a href="#other">Другая</a>'
  const stop = pressLinksWithSpace()
  const onPress = vi.fn<(text: string | null) => void>()
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', () => onPress(link.textContent))
  await userEvent.tab()
  expect(document.activeElement).toHaveAttribute('aria-haspopup', 'dialog')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledExactlyOnceWith('Запросить')
  await userEvent.tab()
  expect(document.activeElement).not.toHaveAttribute('aria-haspopup')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledOnce()
  stop()
})

test('Space presses a link that looks like a button, without announcing a dialog', async () => {
  document.body.innerHTML = `<a class="${getButtonClass({})}" href="#all">Все специалисты</a>`
  const stop = pressLinksWithSpace()
  const link = document.querySelector('a')
  const onPress = vi.fn<() => void>()
  link?.addEventListener('click', onPress)
  await userEvent.tab()
  expect(link).toHaveFocus()
  expect(link).not.toHaveAttribute('aria-haspopup')
  await userEvent.keyboard(' ')
  expect(onPress).toHaveBeenCalledOnce()
  stop()
})
