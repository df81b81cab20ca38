import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { someFailureTools } from '#tests/builders/failure-tools.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { FailureToolsContext } from '#ui/failure/failure-tools.tsx'
import { closeOverlays, dialogStore } from '#ui/overlay/overlays.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { Photos } from './profile-view.tsx'

const reportLoadError = vi.fn<(retry: () => void) => unknown>()

afterEach(() => {
  act(closeOverlays)
  vi.doUnmock('./photo-dialog.tsx')
})

function renderPhotos(count: number) {
  const photos = Array.from({ length: count }, (_, index) => `https://cdn.example/${index + 1}.jpg`)
  render(
    <FailureToolsContext value={someFailureTools({ reportLoadError })}>
      <Photos locale="ru" profile={aProfile({ photos })} />
      <DialogArea />
    </FailureToolsContext>,
  )
  return userEvent.setup()
}
const getLink = (number: number) => screen.getByRole('link', { name: `Фотография ${number}` })
const getShownUrl = () =>
  decodeURIComponent(within(screen.getByRole('dialog')).getByRole('img').getAttribute('src') ?? '')

test('links each photo to its optimized large version', () => {
  renderPhotos(2)
  expect(getLink(2)).toHaveAttribute('href', '/_next/image?url=https%3A%2F%2Fcdn.example%2F2.jpg&w=1080&q=75')
})

test('steps through photos in a dialog with buttons, and with arrow keys that wrap around', async () => {
  const user = renderPhotos(3)
  await user.click(getLink(2))
  expect(await screen.findByRole('dialog', { name: 'Фотография 2 из\u00a03' })).toBeInTheDocument()
  expect(getShownUrl()).toContain('2.jpg')
  await user.click(screen.getByRole('button', { name: 'Следующая фотография' }))
  expect(screen.getByRole('dialog', { name: 'Фотография 3 из\u00a03' })).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(getShownUrl()).toContain('1.jpg')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(getShownUrl()).toContain('2.jpg')
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'Фотография 2' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Предыдущая фотография' }))
  expect(getShownUrl()).toContain('1.jpg')
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows no navigation for a single photo', async () => {
  const user = renderPhotos(1)
  await user.click(getLink(1))
  await screen.findByRole('dialog')
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Закрыть'])
})

test('opens one dialog, of the photo pressed last, if several are pressed while it loads', async () => {
  renderPhotos(3)
  for (const number of [1, 2, 2]) fireEvent.click(getLink(number))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  expect(getShownUrl()).toContain('2.jpg')
})

test('reports a load error, without opening a dialog, and opens the photo on retry', async () => {
  vi.doMock('./photo-dialog.tsx', () => {
    throw new Error('Failed to load chunk')
  })
  renderPhotos(2)
  fireEvent.click(getLink(2))
  await expect.poll(() => reportLoadError).toHaveBeenCalledOnce()
  expect(dialogStore.getItems()).toEqual([])
  vi.doUnmock('./photo-dialog.tsx')
  act(() => reportLoadError.mock.lastCall?.[0]())
  expect(await screen.findByRole('dialog', { name: 'Фотография 2 из\u00a02' })).toBeVisible()
})
