import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import brandNames from '#brand/names.json'
import { BrokenPage } from './broken-page.tsx'
import { someFailureTools } from '#tests/builders/failure-tools.ts'
import { FailureToolsContext, type FailureTools } from '#ui/failure/failure-tools.tsx'

const recoverPage = vi.fn<FailureTools['recoverPage']>()
const logError = vi.fn<FailureTools['logger']['error']>()

beforeEach(() => {
  vi.clearAllMocks()
  history.replaceState(null, '', '/moskva/specialists?page=2')
})

const renderPage = (error: unknown) =>
  render(
    <FailureToolsContext value={someFailureTools({ recoverPage, logger: { error: logError } })}>
      <BrokenPage error={error} />
    </FailureToolsContext>,
  )

test('explains what happened and what to do next', async () => {
  renderPage(new TypeError('planted'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не открылась')
  expect(screen.getByText('500. planted')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Повторить' })).toHaveProperty(
    'href',
    `${location.origin}/moskva/specialists?page=2`,
  )
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  expect(document.title).toBe(`Страница не\u00a0открылась | ${brandNames.ru.name}`)
  expect(recoverPage).not.toHaveBeenCalled()
})

test('retries on this site, even if the path begins with two slashes', async () => {
  history.replaceState(null, '', `${location.origin}//evil.example/kazan`)
  renderPage(new TypeError('planted'))
  const retryLink = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Повторить' })
  expect(retryLink.href).toBe(`${location.origin}//evil.example/kazan`)
})

test('is available in English', async () => {
  history.replaceState(null, '', '/en/moskva')
  renderPage(undefined)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The page didn’t open')
  expect(screen.getByText('500. Internal Server Error')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveProperty('href', `${location.origin}/en/moskva`)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  expect(document.title).toBe(`The page didn’t open | ${brandNames.en.name}`)
})

test('logs neither message nor query, which may repeat user input', () => {
  renderPage(new TypeError('planted'))
  expect(logError).toHaveBeenCalledExactlyOnceWith('page render failed', {
    error: 'TypeError',
    path: '/moskva/specialists',
  })
})

const createChunkLoadError = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

test('is not shown while the page reloads after a chunk load error', async () => {
  // Loads the lazy page, so that it would be shown at once.
  const { unmount } = renderPage(undefined)
  await screen.findByRole('heading')
  unmount()
  recoverPage.mockResolvedValue(true)
  renderPage(createChunkLoadError())
  await waitFor(() => expect(recoverPage).toHaveBeenCalledOnce())
  expect(screen.queryByRole('heading')).toBeNull()
})

test('is shown after a chunk load error of the current build', async () => {
  recoverPage.mockResolvedValue(false)
  renderPage(createChunkLoadError())
  expect(await screen.findByText('500. Failed to load chunk')).toBeVisible()
})
