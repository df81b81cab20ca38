import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { someFailureTools } from '#tests/builders/failure-tools.ts'
import { FailureToolsContext, type FailureTools } from './failure/failure-tools.tsx'
import { createLazyIsland } from './lazy-island.tsx'

const recoverPage = vi.fn<FailureTools['recoverPage']>()
const isBusy = vi.fn<FailureTools['isBusy']>()
const logError = vi.fn<FailureTools['logger']['error']>()

beforeEach(() => {
  vi.clearAllMocks()
  isBusy.mockReturnValue(false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '', '/')
})

const Content: ComponentType = () => 'Остров'
const createChunkLoadError = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

const renderIsland = (Island: ComponentType) =>
  render(
    <FailureToolsContext value={someFailureTools({ recoverPage, isBusy, logger: { error: logError } })}>
      <p>Вокруг</p>
      <Suspense fallback="…">
        <Island />
      </Suspense>
    </FailureToolsContext>,
  )

test('shows the island once its chunk has loaded', async () => {
  renderIsland(createLazyIsland(() => Promise.resolve(Content)))
  expect(await screen.findByText('Остров')).toBeInTheDocument()
  expect(recoverPage).not.toHaveBeenCalled()
  expect(logError).not.toHaveBeenCalled()
})

test('keeps the fallback until the page reloads, after a chunk load error caused by a new build', async () => {
  recoverPage.mockResolvedValue(true)
  // Outside `act`, React shows a fallback for at least 300 ms.
  await act(async () => {
    renderIsland(createLazyIsland<object>(() => Promise.reject(createChunkLoadError())))
    await Promise.resolve()
  })
  expect(recoverPage).toHaveBeenCalledTimes(1)
  await act(async () => void (await recoverPage.mock.results[0]?.value))
  expect(screen.getByText('…')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('reloads a busy page only when Retry is pressed, after a chunk load error', async () => {
  recoverPage.mockResolvedValue(true)
  isBusy.mockReturnValue(true)
  renderIsland(createLazyIsland<object>(() => Promise.reject(createChunkLoadError())))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(recoverPage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await expect.poll(() => recoverPage).toHaveBeenCalledTimes(1)
})

test('offers Retry and keeps the rest of the page, after a chunk load error of the current build', async () => {
  recoverPage.mockResolvedValue(false)
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(createChunkLoadError()))
  renderIsland(createLazyIsland(load))
  expect(await screen.findByRole('alert')).toHaveTextContent('Эта часть страницы не загрузилась')
  expect(screen.getByText('Вокруг')).toBeVisible()
  expect(logError).toHaveBeenCalledExactlyOnceWith('island failed', { error: 'ChunkLoadError' })

  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(recoverPage).toHaveBeenCalledTimes(2)

  expect(screen.getByRole('alert')).not.toHaveAttribute('popover')

  load.mockResolvedValue(Content)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Остров')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('offers Retry without a reload of the page if the island throws an error', async () => {
  history.replaceState(null, '', '/en/kazan')
  let isBroken = true
  const Breaking: ComponentType = () => {
    if (isBroken) throw new Error('planted')
    return 'Island'
  }
  renderIsland(createLazyIsland(() => Promise.resolve(Breaking)))
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page didn’t load')
  expect(recoverPage).not.toHaveBeenCalled()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Island')).toBeVisible()
})

test('shows the failure in a popover if the island has no place of its own', async () => {
  recoverPage.mockResolvedValue(false)
  const showPopover = vi.fn()
  Object.assign(HTMLElement.prototype, { popover: 'manual', showPopover })
  renderIsland(createLazyIsland<object>(() => Promise.reject(createChunkLoadError()), 'manual'))
  expect(await screen.findByRole('alert', { hidden: true })).toHaveAttribute('popover', 'manual')
  expect(showPopover).toHaveBeenCalledOnce()
})
