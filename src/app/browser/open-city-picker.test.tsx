import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { CityPicker } from '#ui/city/picker/city-picker.tsx'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { closeOverlays, toasts } from '#ui/overlay/overlays.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { openCityPicker } from './open-city-picker.ts'

const regions = someRegions({ 'Московская область': ['Королёв', 'Химки'] })
const useCases: ClientUseCases = {
  ...pendingUseCases,
  listRegions: () => Promise.resolve({ ok: true, value: regions }),
}
const showToast = vi.spyOn(toasts, 'show')

beforeEach(() => {
  showToast.mockClear()
  history.replaceState(null, '', '/profiles')
  render(
    <UseCasesContext value={useCases}>
      <DialogArea />
    </UseCasesContext>,
  )
})
afterEach(closeOverlays)

describe('the city picker', () => {
  const openPicker = (href = '?cities') => {
    const opener = Object.assign(document.createElement('a'), { href })
    openCityPicker(CityPicker, 'ru', getCityPickerTexts('ru'), opener)
  }
  const findCityLink = async () => {
    await screen.findAllByRole('tab')
    await userEvent.click(screen.getByRole('combobox'))
    // Typing shows a list for each prefix, and a click may hit one that is being replaced.
    await userEvent.paste('Химки')
    return screen.findByRole('link', { name: /Химки/ })
  }
  const followLink = (link: HTMLElement) => {
    document.addEventListener('click', event => event.preventDefault(), { once: true, capture: true })
    return userEvent.click(link)
  }
  const showPage = (path: string, slug: string) => {
    history.replaceState(null, '', path)
    document.body.dataset['city'] = JSON.stringify(aCity({ slug }))
    onTestFinished(() => void delete document.body.dataset['city'])
    dispatchEvent(new Event(pageShownEvent))
  }

  test('opens once, navigates to the same list in the chosen city, and confirms it there', async () => {
    openPicker()
    openPicker()
    const cityLink = await findCityLink()
    expect(cityLink).toHaveAttribute('href', '/city-0-1/specialists')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await followLink(cityLink)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    dispatchEvent(new Event(pageShownEvent))
    expect(showToast).not.toHaveBeenCalled()
    showPage('/city-0-1/specialists', 'city-0-1')
    showPage('/city-0-1', 'city-0-1')
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      text: expect.stringMatching(/Химки/) as string,
    })
  })

  test('takes the target page from the link that opened it, because the category of the current page may not exist', async () => {
    history.replaceState(null, '', '/kazan/specialists/no-such-category')
    openPicker('/#cities')
    expect(await findCityLink()).toHaveAttribute('href', '/city-0-1')
  })

  test('confirms nothing if the visitor opens a page of another city before the chosen one', async () => {
    openPicker()
    await followLink(await findCityLink())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    showPage('/kazan', 'kazan')
    showPage('/city-0-1', 'city-0-1')
    expect(showToast).not.toHaveBeenCalled()
  })

  test('confirms nothing if the city stays the same or none is chosen, and opens again', async () => {
    history.replaceState(null, '', '/city-0-1/specialists')
    document.cookie = 'city_slug=city-0-1;path=/'
    onTestFinished(() => void (document.cookie = 'city_slug=;path=/;max-age=0'))
    for (const leave of [
      async () => followLink(await findCityLink()),
      () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' })),
    ]) {
      openPicker()
      await screen.findAllByRole('tab')
      await leave()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    showPage('/city-0-1', 'city-0-1')
    expect(showToast).not.toHaveBeenCalled()
  })
})
