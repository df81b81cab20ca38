import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import { someRegions } from '#tests/builders/city.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { DialogArea, ToastArea } from '#ui/overlay/overlay-areas.tsx'
import { getOverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { openSavedProfilesDialog } from '#ui/profile/saved/open-saved-profiles-dialog.ts'
import { openCityPicker } from './open-city-picker.ts'
import { loadForm, openForm } from './open-form.ts'
import { usePageControls } from './use-page-controls.ts'

vi.mock(import('#infrastructure/browser/recover-page.ts'))
vi.mock(import('#ui/profile/saved/open-saved-profiles-dialog.ts'))
vi.mock(import('./open-city-picker.ts'), { spy: true })
vi.mock(import('./open-form.ts'))

const [pickerTexts, overlayTexts] = [getCityPickerTexts('ru'), getOverlayTexts('ru')]

const listRegions = vi.fn(() => Promise.resolve({ ok: true as const, value: someRegions({ Татарстан: ['Казань'] }) }))

function Page() {
  usePageControls('ru', { listRegions }, pickerTexts)
  return (
    <>
      <a href="#cities" data-city-picker>
        Город
      </a>
      <a href="#complaint" data-form="complaint">
        Жалоба
      </a>
      <button type="button" data-saved-profiles>
        Избранное
      </button>
      <DialogArea />
      <ToastArea texts={overlayTexts} isNavigating={false} />
    </>
  )
}

const renderPage = () => renderWithSession(<Page />, { listRegions })
const getLink = (name: string) => screen.getByRole('link', { name })

test('opens the picker instead of following the city link, and prefetches the cities on hover', async () => {
  renderPage()
  await userEvent.hover(getLink('Город'))
  await expect.poll(() => listRegions).toHaveBeenCalledOnce()
  await userEvent.click(getLink('Город'))
  expect(await screen.findByText('1 из 1')).toBeVisible()
  expect(openCityPicker).toHaveBeenCalledOnce()
  expect(listRegions).toHaveBeenCalledOnce()
  expect(location.hash).toBe('')
})

test('prefetches a form on hover, shows a load error, and opens on retry', async () => {
  vi.mocked(loadForm).mockRejectedValueOnce(new Error('Failed to load chunk'))
  vi.mocked(openForm).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  renderPage()
  await userEvent.hover(getLink('Жалоба'))
  await expect.poll(() => loadForm).toHaveBeenCalledOnce()
  expect(openForm).not.toHaveBeenCalled()
  await userEvent.click(getLink('Жалоба'))
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  await expect
    .poll(() => vi.mocked(openForm).mock.calls)
    .toEqual([
      [getLink('Жалоба'), 'ru'],
      [getLink('Жалоба'), 'ru'],
    ])
})

test('after a load error, hands the pressed link or button to the page recovery', async () => {
  vi.mocked(openForm).mockResolvedValueOnce(false)
  vi.mocked(openSavedProfilesDialog).mockImplementationOnce((_locale, onLoadError) => void onLoadError())
  renderPage()
  const [link, button] = [getLink('Жалоба'), screen.getByRole('button', { name: 'Избранное' })]
  for (const pressedElement of [link, button]) {
    await userEvent.click(pressedElement)
    await expect.poll(() => recoverPage).toHaveBeenLastCalledWith(pressedElement)
  }
})
