import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CookieBanner } from './cookie-banner.tsx'
import { onBannerTouched } from './on-banner-touched.ts'
import { runCookieBanner } from './run-cookie-banner.ts'

const { dataset } = document.documentElement
const memory = (before = false) => {
  let accepted = before
  return { isAccepted: () => accepted, accept: vi.fn(() => void (accepted = true)) }
}

beforeEach(() => {
  delete dataset.cookies
})

test.each([
  ['ru', 'Файлы cookie', 'Как\u00a0мы храним данные', '/about/privacyPolicy', 'Принять'],
  ['en', 'Cookies', 'How we keep data', '/en/about/privacyPolicy', 'Accept'],
] as const)('tells in %s what is kept, and leads to the privacy policy', (locale, label, policy, path, accept) => {
  render(<CookieBanner locale={locale} />)
  expect(screen.getByRole('region', { name: label })).toHaveTextContent(/cookie/)
  expect(screen.getByRole('link', { name: policy })).toHaveAttribute('href', path)
  expect(screen.getByRole('button', { name: accept })).toBeInTheDocument()
})

test('its machine shows it until it is accepted', async () => {
  const storage = memory()
  render(<CookieBanner locale="ru" />)
  runCookieBanner(storage)
  expect(dataset.cookies).toBe('shown')
  await userEvent.click(screen.getByRole('link'))
  expect(dataset.cookies).toBe('shown')
  await userEvent.click(screen.getByRole('button'))
  expect(dataset.cookies).toBeUndefined()
  expect(storage.accept).toHaveBeenCalledTimes(1)
})

test('its machine hides it where the loader took the click while the machine was on its way', () => {
  dataset.cookies = 'static'
  runCookieBanner(memory(true))
  expect(dataset.cookies).toBeUndefined()
})

test('its machine works for the banner of the next page too', async () => {
  const { unmount } = render(<CookieBanner locale="ru" />)
  runCookieBanner(memory())
  unmount()
  render(<CookieBanner locale="ru" />)
  await userEvent.click(screen.getByRole('button'))
  expect(dataset.cookies).toBeUndefined()
})

test('the machine comes when somebody comes near, once', async () => {
  render(
    <>
      <p>Страница</p>
      <CookieBanner locale="ru" />
    </>,
  )
  const come = vi.fn()
  onBannerTouched(come)
  await userEvent.hover(screen.getByText('Страница'))
  expect(come).not.toHaveBeenCalled()
  await userEvent.hover(screen.getByRole('button'))
  await userEvent.tab()
  expect(come).toHaveBeenCalledTimes(1)
})

test('by the keyboard it comes too, and not once nobody waits for it', async () => {
  render(<CookieBanner locale="ru" />)
  const [come, late] = [vi.fn(), vi.fn()]
  onBannerTouched(come)
  onBannerTouched(late)()
  await userEvent.tab()
  expect(come).toHaveBeenCalledTimes(1)
  expect(late).not.toHaveBeenCalled()
})
