import { expect, it } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { addRegion, getNamesakeRegions } from './namesakes.ts'

it('R-city-groups: lists regions only for cities that share their name', () => {
  const regions = [
    { name: 'Калужская область', cities: [aCity({ slug: 'kirov-1', name: 'Киров' }), aCity({ slug: 'kaluga' })] },
    { name: 'Кировская область', cities: [aCity({ slug: 'kirov-2', name: 'Киров' })] },
    { name: '', cities: [aCity({ slug: 'kirov-3', name: 'киров' })] },
  ]
  expect([...getNamesakeRegions(regions)]).toEqual([
    ['kirov-1', 'Калужская область'],
    ['kirov-2', 'Кировская область'],
  ])
})

it('adds a region in parentheses', () => {
  expect([addRegion('Киров', 'Калужская область'), addRegion('Калуга', null)]).toEqual([
    'Киров (Калужская область)',
    'Калуга',
  ])
})
