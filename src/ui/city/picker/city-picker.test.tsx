import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { CityPicker } from './city-picker.tsx'
import { getCityPickerTexts } from './city-picker-texts.ts'

const regions = someRegions({
  'Московская область': ['Красногорск', 'Красноармейск', 'Королёв'],
  'Саратовская область': ['Красноармейск', 'Маркс'],
})
const returnRegions: ClientUseCases['listRegions'] = () => Promise.resolve({ ok: true, value: regions })
const failToListRegions: ClientUseCases['listRegions'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

const close = vi.fn()
beforeEach(() => {
  queryClient.clear()
  close.mockClear()
  const listeners = new AbortController()
  document.addEventListener('click', event => event.preventDefault(), { capture: true, signal: listeners.signal })
  return () => listeners.abort()
})

const renderPicker = (listRegions: ClientUseCases['listRegions'] = returnRegions, locale: Locale = 'ru') =>
  render(
    <UseCasesContext value={{ ...pendingUseCases, listRegions }}>
      <CityPicker
        data={{
          locale,
          texts: getCityPickerTexts(locale),
          currentSlug: 'city-0-2',
          getHref: slug => `/${slug}/specialists`,
        }}
        close={close}
      />
    </UseCasesContext>,
  )
const getField = () => screen.getByRole('combobox', { name: 'Город или область' })
const listOptions = () => screen.queryAllByRole('gridcell').map(cell => cell.textContent.trim())
const getActiveOption = () =>
  document.getElementById(getField().getAttribute('aria-activedescendant') ?? '')?.textContent.trim()
/** Pastes, because typing shows a list for each prefix, which may match what a test waits for. */
const pasteText = async (text: string) => {
  await screen.findAllByRole('tab')
  await userEvent.click(getField())
  await userEvent.paste(text)
}

test('focuses the field', () => {
  renderPicker()
  expect(getField()).toHaveFocus()
})

test('shows matches with their regions, and the number of matches', async () => {
  renderPicker()
  await pasteText('красно')
  await waitFor(() =>
    expect(listOptions()).toEqual([
      'Красноармейск Московская область',
      'Красноармейск Саратовская область',
      'Красногорск Московская область',
    ]),
  )
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 города по запросу «красно»'))
  expect(screen.getByText('3 из 5')).toBeInTheDocument()
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
})

test('shows the cities of a letter, with regions for namesakes, and clears the search', async () => {
  renderPicker()
  await pasteText('маркс')
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Найденные города'))
  await userEvent.click(screen.getByRole('tab', { name: 'К' }))
  expect(getField()).toHaveValue('')
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAccessibleName('К'))
  await waitFor(() =>
    expect(listOptions()).toEqual([
      'Королёв',
      'Красноармейск Московская область',
      'Красноармейск Саратовская область',
      'Красногорск',
    ]),
  )
  expect(screen.getByRole('link', { name: 'Королёв' })).toHaveAttribute('aria-current', 'true')
})

test('has no tab panel while the cities load', () => {
  renderPicker(() => new Promise<never>(() => undefined))
  expect(screen.getByRole('group', { name: 'Найденные города' })).toBeInTheDocument()
})

test('has no tab panel after a failed load', async () => {
  renderPicker(failToListRegions)
  expect(await screen.findByRole('alert')).toHaveTextContent('Города не загрузились')
  expect(screen.getByRole('group', { name: 'Найденные города' })).toBeInTheDocument()
})

test('keeps the loaded cities while they are loaded again, and if that fails', async () => {
  queryClient.setQueryData(['regions', 'ru'], { regions }, { updatedAt: 1 })
  renderPicker(failToListRegions)
  expect(screen.getByRole('tab', { name: 'К' })).toBeVisible()
  await waitFor(() => expect(queryClient.getQueryState(['regions', 'ru'])?.status).toBe('error'))
  expect(screen.getByRole('tab', { name: 'К' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('gives the dialog, its field, its letters and its cities accessible names', async () => {
  renderPicker()
  await userEvent.click(await screen.findByRole('tab', { name: 'К' }))
  await screen.findByRole('grid')
  for (const [role, name] of [
    ['dialog', 'Ваш город'],
    ['combobox', 'Город или область'],
    ['tablist', 'Города по\u00a0буквам'],
    ['tabpanel', 'К'],
    ['grid', 'Города'],
  ] as const)
    expect(screen.getByRole(role)).toHaveAccessibleName(name)
  expect(getField()).toHaveAttribute('aria-haspopup', 'grid')
})

test('moves through the cities with the arrow keys, and chooses one with Enter', async () => {
  renderPicker()
  await pasteText('красно')
  await waitFor(() => expect(getActiveOption()).toMatch(/^Красноармейск/))
  await userEvent.keyboard('{ArrowDown}')
  expect(getActiveOption()).toBe('Красноармейск Саратовская область')
  await userEvent.keyboard('{End}')
  expect(getActiveOption()).toMatch(/^Красногорск/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(getActiveOption()).toBe('Красноармейск Саратовская область')
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledWith(expect.objectContaining({ slug: 'city-1-0', name: 'Красноармейск' }))
})

test('leaves Home and the right arrow to the field after typing, and chooses the first match with Enter', async () => {
  renderPicker()
  await pasteText('маркс')
  await waitFor(() => expect(listOptions()).toHaveLength(1))
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(getField()).toHaveProperty('selectionStart', 1)
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledWith(expect.objectContaining({ slug: 'city-1-1' }))
})

test('has one tab stop for all letters; the right arrow moves to the next letter, and the down arrow enters the list', async () => {
  renderPicker()
  await screen.findAllByRole('tab')
  screen.getByRole('tab', { name: 'Города' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'К' })).toHaveFocus()
  expect(screen.getAllByRole('tab').filter(tab => tab.tabIndex === 0)).toHaveLength(1)
  // Firefox makes scrollable elements tab stops.
  expect(screen.getByRole('tablist')).toHaveAttribute('tabindex', '-1')
  await userEvent.keyboard('{ArrowDown}')
  expect(getField()).toHaveFocus()
  await waitFor(() => expect(getActiveOption()).toBe('Королёв'))
})

test('marks the letters of cities without a translation as Russian', async () => {
  renderPicker(returnRegions, 'en')
  expect(within(await screen.findByRole('tab', { name: 'К' })).getByText('К')).toHaveAttribute('lang', 'ru')
})

test('links each city to its version of the current page', async () => {
  renderPicker()
  await pasteText('маркс')
  expect(await screen.findByRole('link', { name: /Маркс/ })).toHaveAttribute('href', '/city-1-1/specialists')
})

test('shows similar names if nothing matches, or a message if no name is similar', async () => {
  renderPicker()
  await pasteText('красноярмейск')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Похожие названия/))
  expect(listOptions()).not.toEqual([])
  await userEvent.clear(getField())
  await pasteText('щщщщ')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Города «щщщщ» в каталоге нет\.$/))
  expect(listOptions()).toEqual([])
})

test('retries after a failure', async () => {
  const listRegions = vi.fn<ClientUseCases['listRegions']>(failToListRegions)
  renderPicker(listRegions)
  expect(await screen.findByRole('alert')).toHaveTextContent('Города не загрузились')
  listRegions.mockImplementation(returnRegions)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('tab', { name: 'К' })).toBeInTheDocument()
})

test('closes without a city on ×', async () => {
  renderPicker()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(close).toHaveBeenCalledWith()
})
