import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { useIsPressLoading } from '#ui/navigation/load-on-press.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { OverlaysContext } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { CityField } from './city-field.tsx'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга'] })
const handleChoose = vi.fn()

beforeEach(() => {
  queryClient.clear()
  handleChoose.mockClear()
})

function Sample({ initialId }: { readonly initialId: number | null }) {
  const [value, setValue] = useState(initialId)
  const onChoose = (id: number) => {
    handleChoose(id)
    setValue(id)
  }
  const props = { value, onChoose, pickerTexts: getCityPickerTexts('ru'), knownCity: aCity({ id: 77, name: 'Анапа' }) }
  return <CityField id="city" locale="ru" error={undefined} {...props} />
}

const resolveRegions: ClientUseCases['listRegions'] = () => Promise.resolve({ ok: true, value: regions })
const resolveUnavailable: ClientUseCases['listRegions'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

function renderField(initialId: number | null = null, listRegions = resolveRegions) {
  render(
    <UseCasesContext value={{ ...pendingUseCases, listRegions }}>
      <Sample initialId={initialId} />
      <DialogArea />
    </UseCasesContext>,
  )
}
const getField = () => screen.getByRole('button', { name: /^Город/ })

test('takes a city from the picker dialog', async () => {
  renderField()
  expect(getField()).toHaveTextContent('Выберите город')
  await userEvent.click(getField())
  await userEvent.click(await screen.findByRole('combobox', { name: 'Город или область' }))
  // Typing shows a list for each prefix, and a click may hit one that is being replaced.
  await userEvent.paste('ела')
  const cell = await screen.findByRole('gridcell', { name: /Елабуга/ })
  expect(within(cell).queryByRole('link')).toBeNull()
  await userEvent.click(within(cell).getByText('Татарстан'))
  await waitFor(() => expect(getField()).toHaveTextContent('Елабуга'))
  expect(handleChoose).toHaveBeenCalledExactlyOnceWith(2)
})

function renderWithDialogResult(result: { readonly slug: string } | undefined, useCases: Partial<ClientUseCases> = {}) {
  const openDialog = vi.fn(() => Promise.resolve(result))
  render(
    <OverlaysContext value={{ toasts: { show: vi.fn() }, confirm: vi.fn(), openDialog: openDialog as never }}>
      <UseCasesContext value={{ ...pendingUseCases, ...useCases }}>
        <Sample initialId={null} />
      </UseCasesContext>
    </OverlaysContext>,
  )
  return openDialog
}

test('chooses no city when the dialog is closed', async () => {
  const openDialog = renderWithDialogResult(undefined)
  await userEvent.click(getField())
  await waitFor(() => expect(openDialog).toHaveBeenCalledOnce())
  expect(handleChoose).not.toHaveBeenCalled()
  expect(getField()).toHaveTextContent('Выберите город')
  expect(getField()).not.toHaveAccessibleDescription(/не открылся/)
})

test('opens one picker on a double press, and shows the loading indicator until it opens', async () => {
  const openDialog = renderWithDialogResult(undefined)
  const { result: isLoading } = renderHook(useIsPressLoading)
  fireEvent.click(getField())
  fireEvent.click(getField())
  expect(isLoading.current).toBe(true)
  await waitFor(() => expect(isLoading.current).toBe(false))
  expect(openDialog).toHaveBeenCalledOnce()
})

test('opens no picker on the next page if it loads too late', async () => {
  const openDialog = renderWithDialogResult(undefined)
  fireEvent.click(getField())
  history.pushState(null, '', '/next')
  onTestFinished(() => history.replaceState(null, '', '/'))
  await import('#ui/city/picker/city-picker.tsx')
  await Promise.resolve()
  expect(openDialog).not.toHaveBeenCalled()
})

test('rejects a city that can’t be loaded, and shows an error', async () => {
  renderWithDialogResult({ slug: 'city-0-1' }, { listRegions: resolveUnavailable })
  await userEvent.click(getField())
  await waitFor(() => expect(getField()).toHaveAccessibleDescription(/Список городов не\sзагрузился/))
  expect(handleChoose).not.toHaveBeenCalled()
})

test('fetches the name of a city only if it is unknown', async () => {
  const listRegions = vi.fn(resolveRegions)
  renderField(77, listRegions)
  expect(getField()).toHaveTextContent('Анапа')
  expect(listRegions).not.toHaveBeenCalled()
  cleanup()
  renderField(2, listRegions)
  await waitFor(() => expect(getField()).toHaveTextContent('Елабуга'))
})

test('keeps a city whose name can’t be loaded', async () => {
  renderField(2, resolveUnavailable)
  await waitFor(() => expect(queryClient.getQueryState(['regions', 'ru'])?.status).toBe('error'))
  expect(getField()).toHaveTextContent('Город выбран')
  expect(handleChoose).not.toHaveBeenCalled()
})

test('takes and names a city that is not among the featured cities', async () => {
  const kirov = aCity({ id: 9, slug: 'kirov', name: 'Киров' })
  renderWithDialogResult(
    { slug: 'kirov' },
    {
      listRegions: () => Promise.resolve({ ok: true, value: { largest: regions, total: 10_000 } }),
      findCity: () => Promise.resolve({ ok: true, value: kirov }),
      findCityById: () => Promise.resolve({ ok: true, value: kirov }),
    },
  )
  await userEvent.click(getField())
  await waitFor(() => expect(getField()).toHaveTextContent('Киров'))
  expect(handleChoose).toHaveBeenCalledExactlyOnceWith(9)
})
