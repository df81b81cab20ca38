import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRegionsWithCities, createRegionsWithUnknownSlugs } from '#tests/builders/many-cities.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createRegionList } from '#domain/city/region-list.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { CityPicker } from './city-picker.tsx'
import { getCityPickerTexts } from './city-picker-texts.ts'

const close = vi.fn()
beforeEach(() => {
  queryClient.clear()
  close.mockClear()
})
const listOptions = () => screen.queryAllByRole('gridcell').map(cell => cell.textContent.trim())

describe.each(['ru', 'en'] as const)('with 10,000 cities in %s', locale => {
  const allRegions = createRegionsWithCities(10_000, locale)
  const list = createRegionList(allRegions)
  const findCities = vi.fn<ClientUseCases['findCities']>(({ text }) =>
    Promise.resolve({
      ok: true,
      value: { total: 812, isFuzzy: false, cities: [{ id: 7, slug: 'kirov', name: text, region: 'A', match: null }] },
    }),
  )
  const renderLargePicker = (search = findCities, value = list) => {
    const useCases = { ...pendingUseCases, listRegions: () => Promise.resolve({ ok: true as const, value }) }
    render(
      <UseCasesContext value={{ ...useCases, findCities: search }}>
        <CityPicker data={{ locale, texts: getCityPickerTexts(locale), currentSlug: undefined }} close={close} />
      </UseCasesContext>,
    )
  }

  test('shows the largest cities without letter tabs, and the total number of cities', async () => {
    renderLargePicker()
    await waitFor(() => expect(listOptions()).toHaveLength(30))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('group')).toHaveAccessibleName(locale === 'ru' ? 'Крупные' : 'Largest')
    expect(screen.getByText(/10.000/)).toBeInTheDocument()
    expect(findCities).not.toHaveBeenCalled()
  })

  test('shows the first cities if no slug is that of a large city, and does not call them the largest', async () => {
    const regions = createRegionsWithUnknownSlugs(10_000, locale)
    const firstNames = regions.flatMap(({ cities }) => cities.map(({ name }) => name)).slice(0, 30)
    renderLargePicker(findCities, createRegionList(regions))
    await waitFor(() => expect(listOptions()).toEqual(firstNames))
    expect(screen.getByRole('group')).toHaveAccessibleName(locale === 'ru' ? 'Города' : 'Cities')
  })

  test('searches on the server, announces how many cities match, and chooses one with Enter', async () => {
    renderLargePicker()
    await waitFor(() => expect(listOptions()).toHaveLength(30))
    await userEvent.type(screen.getByRole('combobox'), 'киров')
    await waitFor(() => expect(listOptions()).toEqual(['киров A']))
    expect(findCities.mock.calls.at(-1)?.[0]).toEqual({ text: 'киров' })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('812'))
    await userEvent.keyboard('{Enter}')
    expect(close).toHaveBeenCalledWith(expect.objectContaining({ slug: 'kirov' }))
  })

  test('offers to retry a failed search', async () => {
    const search = vi.fn(findCities)
    search.mockResolvedValueOnce({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })
    renderLargePicker(search)
    await waitFor(() => expect(listOptions()).toHaveLength(30))
    await userEvent.click(screen.getByRole('combobox'))
    // Slow typing would search for the first letter, and the next search would succeed.
    await userEvent.paste('уфа')
    const retryButton = await screen.findByRole('button', { name: getCityPickerTexts(locale).retry })
    expect(screen.queryByText(/10.000/)).toBeNull()
    await userEvent.click(retryButton)
    await waitFor(() => expect(listOptions()).toEqual(['уфа A']))
    expect(screen.getByText(/10.000/)).toBeInTheDocument()
  })
})
