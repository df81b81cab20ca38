import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { closeOverlays } from '#ui/overlay/overlays.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { Photos } from './profile-view.tsx'

afterEach(() => act(closeOverlays))

function show(count: number) {
  const photos = Array.from({ length: count }, (_, at) => `https://cdn.example/${at + 1}.jpg`)
  render(
    <>
      <Photos locale="ru" profile={aProfile({ photos })} />
      <DialogArea />
    </>,
  )
  return userEvent.setup()
}
const link = (number: number) => screen.getByRole('link', { name: `Фотография ${number}` })
const shown = () => decodeURIComponent(within(screen.getByRole('dialog')).getByRole('img').getAttribute('src') ?? '')

test('links each photo to the optimized large picture', () => {
  show(2)
  expect(link(2)).toHaveAttribute('href', '/_next/image?url=https%3A%2F%2Fcdn.example%2F2.jpg&w=1080&q=75')
})

test('opens photos in a dialog whose buttons and arrow keys wrap around', async () => {
  const user = show(3)
  await user.click(link(2))
  expect(await screen.findByRole('dialog', { name: 'Фотография 2 из\u00a03' })).toBeInTheDocument()
  expect(shown()).toContain('2.jpg')
  await user.click(screen.getByRole('button', { name: 'Следующая фотография' }))
  expect(screen.getByRole('dialog', { name: 'Фотография 3 из\u00a03' })).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toContain('1.jpg')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(shown()).toContain('2.jpg')
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'Фотография 2' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Предыдущая фотография' }))
  expect(shown()).toContain('1.jpg')
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows no navigation for a single photo', async () => {
  const user = show(1)
  await user.click(link(1))
  await screen.findByRole('dialog')
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Закрыть'])
})
