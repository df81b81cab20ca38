import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { publishCurrentCity } from '#ui/city/current-city.ts'
import { CurrentCityMarker } from './current-city-marker.tsx'

afterEach(() => act(() => publishCurrentCity(undefined)))

test('marks the current city on the map, with its name on the side that has room, and follows a change', async () => {
  const { container } = render(<CurrentCityMarker />)
  expect(container).toBeEmptyDOMElement()
  act(() => publishCurrentCity(aCity({ slug: 'kazan', name: 'Казань' })))
  expect(await screen.findByText('Казань')).toHaveAttribute('text-anchor', 'start')
  act(() => publishCurrentCity(aCity({ slug: 'vladivostok', name: 'Владивосток' })))
  expect(await screen.findByText('Владивосток')).toHaveAttribute('text-anchor', 'end')
})

test('does not mark a city without coordinates', async () => {
  const { container } = render(<CurrentCityMarker />)
  act(() => publishCurrentCity(aCity({ slug: 'kazan', name: 'Казань' })))
  await screen.findByText('Казань')
  act(() => publishCurrentCity(aCity({ slug: 'nigde', name: 'Нигде' })))
  expect(container).toBeEmptyDOMElement()
})

test('leaves the marker out if it does not load', async () => {
  vi.resetModules()
  vi.doMock('#ui/city/map/city-marker.tsx', () => {
    throw new Error('no connection')
  })
  onTestFinished(() => vi.doUnmock('#ui/city/map/city-marker.tsx'))
  const [{ CurrentCityMarker: UnloadedMarker }, currentCity] = await Promise.all([
    import('./current-city-marker.tsx'),
    import('#ui/city/current-city.ts'),
  ])
  const { container } = render(<UnloadedMarker />)
  await act(async () => {
    currentCity.publishCurrentCity(aCity({ slug: 'kazan', name: 'Казань' }))
    await vi.dynamicImportSettled()
  })
  expect(container).toBeEmptyDOMElement()
})
