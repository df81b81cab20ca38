import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openDialogLinksWithSpace } from './open-with-space.ts'

test('Space presses a link that opens a dialog, and no other link', async () => {
  document.body.innerHTML = '<a href="#forms" data-form="request">Запросить</a><a href="#other">Другая</a>'
  const stop = openDialogLinksWithSpace()
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
