import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { getOverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { ClientRoot } from './client-root.tsx'

const router = { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn(), refresh: vi.fn() }
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => location.pathname }))

test('a stored copy is not refreshed while a form has unsent text, because a refresh that fails would lose it', async () => {
  document.head.innerHTML = '<script data-build="b1"></script>'
  document.body.insertAdjacentHTML('afterbegin', '<stored-copy></stored-copy>')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'b1' })))
  render(
    <ClientRoot locale="ru" texts={{ overlay: getOverlayTexts('ru'), picker: getCityPickerTexts('ru') }}>
      <form>
        <textarea aria-label="Отзыв" />
      </form>
    </ClientRoot>,
  )
  await userEvent.type(screen.getByLabelText('Отзыв'), 'Ровно')
  await expect.poll(() => document.querySelector('stored-copy')).toBeNull()
  expect(router.refresh).not.toHaveBeenCalled()
})
