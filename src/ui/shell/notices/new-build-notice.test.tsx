import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
import { NewBuildNotice } from './new-build-notice.tsx'

test.each([
  ['ru', /^Сайт обновился/, 'Обновить страницу', 'Позже'],
  ['en', /^The site has been updated/, 'Reload the page', 'Later'],
])('explains the new build in %s and offers both choices', async (lang, text, reload, later) => {
  await browserI18n.changeLanguage(lang)
  const onReload = vi.fn<() => void>()
  const onLater = vi.fn<() => void>()
  render(<NewBuildNotice onReload={onReload} onLater={onLater} />)
  expect(screen.getByText(text)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: later }))
  expect(onLater).toHaveBeenCalledTimes(1)
  expect(onReload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: reload }))
  expect(onReload).toHaveBeenCalledTimes(1)
})
