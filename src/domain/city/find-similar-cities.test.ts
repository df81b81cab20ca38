import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSimilarCities } from './find-similar-cities.ts'

const regions = [
  { name: 'Татарстан', cities: [{ id: 1, slug: 'kazan', name: 'Казань' }] },
  { name: 'Тверская область', cities: [{ id: 2, slug: 'kashin', name: 'Кашин' }] },
  { name: 'Москва', cities: [{ id: 3, slug: 'moskva', name: 'Москва' }] },
  {
    name: 'Мурманская область',
    cities: [
      { id: 4, slug: 'kirovsk-murmanskaya-oblast', name: 'Кировск' },
      { id: 5, slug: 'murmansk', name: 'Мурманск' },
    ],
  },
  { name: 'Ленинградская область', cities: [{ id: 6, slug: 'kirovsk-leningradskaya-oblast', name: 'Кировск' }] },
  { name: 'Кировская область', cities: [{ id: 7, slug: 'kirov', name: 'Киров' }] },
]
const findNamesIn = (someRegions: Parameters<typeof findSimilarCities>[0], typedText: string) =>
  findSimilarCities(someRegions, typedText).map(city => city.name)
const findNames = (typedText: string) => findNamesIn(regions, typedText)

describe('cities similar to an unknown path', () => {
  test('are sorted by similarity and include their region', () => {
    expect(findSimilarCities(regions, 'kazn')[0]).toEqual({ id: 1, slug: 'kazan', name: 'Казань', region: 'Татарстан' })
    expect(findNames('kashan')).toEqual(['Кашин', 'Казань'])
  })

  test.each([
    'москва',
    '/москва',
    '/%D0%BC%D0%BE%D1%81%D0%BA%D0%B2%D0%B0',
    'Москва',
    'moskow',
    'mosvka',
    'vjcrdf',
    'vjcrda',
    'moskva-2',
  ])('include Москва for %s', typedText => {
    expect(findNames(typedText)[0]).toBe('Москва')
  })

  test('include names that start with the text', () => {
    expect(findNames('murm')).toEqual(['Мурманск'])
    expect(findNames('kirovsk')).toEqual(['Кировск', 'Кировск', 'Киров'])
  })

  test('include English names', () => {
    const englishRegions = [{ name: 'Moscow', cities: [{ id: 3, slug: 'moskva', name: 'Moscow' }] }]
    expect(findNamesIn(englishRegions, 'moscw')).toEqual(['Moscow'])
  })

  test.each(['', '/', 'ka', 'qwerty', 'wp-login', 'nope', '%', '%ff', '----'])('are not found for %j', typedText => {
    expect(findNames(typedText)).toEqual([])
  })

  const createRegions = (...cities: readonly (readonly [slug: string, name: string])[]) => [
    { name: 'А', cities: cities.map(([slug, name], id) => ({ id, slug, name })) },
  ]

  test('match by slug even if the name is transliterated differently', () => {
    expect(findNamesIn(createRegions(['ekaterinburg', 'Yekaterinburg'], ['moskva', 'Moscow']), 'ekaterinbug')).toEqual([
      'Yekaterinburg',
    ])
    expect(findNamesIn(createRegions(['moskva', 'Moscow']), 'mosvka')).toEqual(['Moscow'])
  })

  test('rank a shared prefix higher at equal distance', () => {
    expect(findNamesIn(createRegions(['bomsk', 'Бомск'], ['tomsa', 'Томса']), 'tomsk')).toEqual(['Томса', 'Бомск'])
  })

  test('match a short text within two edits if they share its first two letters', () => {
    expect(findNamesIn(createRegions(['kazan', 'Казань']), 'kaen')).toEqual(['Казань'])
    expect(findNamesIn(createRegions(['kazan', 'Казань']), 'ezan')).toEqual([])
    expect(findNamesIn(createRegions(['kazan', 'Казань']), 'kyzyn')).toEqual([])
    expect(findNamesIn(createRegions(['moskva', 'Москва']), 'moxyza')).toEqual([])
    expect(findNamesIn(createRegions(['ufa', 'Уфа']), 'ufo')).toEqual(['Уфа'])
  })

  test('match by a long word of the name: an exact word ranks above a similar name, a similar word below it', () => {
    const sampleRegions = createRegions(
      ['novyy-oskol', 'Новый Оскол'],
      ['askold', 'Аскольд'],
      ['rostov-na-donu', 'Ростов-на-Дону'],
    )
    expect(findNamesIn(sampleRegions, 'oskol')).toEqual(['Новый Оскол'])
    expect(findNamesIn(createRegions(['novyy-oskol', 'Новый Оскол'], ['osko', 'Оско']), 'oskol')).toEqual([
      'Новый Оскол',
      'Оско',
    ])
    expect(findNamesIn(createRegions(['novyy-oskol', 'Новый Оскол'], ['oskul', 'Оскул']), 'oskla')).toEqual(['Оскул'])
    expect(findNamesIn(sampleRegions, 'dony')).toEqual([])
    expect(findNamesIn(createRegions(['novyy-oskol', 'Новый Оскол'], ['askok', 'Аскок']), 'askol')).toEqual([
      'Аскок',
      'Новый Оскол',
    ])
  })

  test('rank an exact name before a longer one, and match a whole name that other words follow', () => {
    const sampleRegions = createRegions(['volgograd', 'Волгоград'], ['volgo', 'Волго'])
    expect(findNamesIn(sampleRegions, 'volgo')).toEqual(['Волго', 'Волгоград'])
    expect(findNamesIn(createRegions(['kazan', 'Казань']), 'kazan tatarstan')).toEqual(['Казань'])
    expect(findNamesIn(createRegions(['kazan', 'Казань']), 'kaz tatarstan')).toEqual([])
  })

  test('rank a smaller distance before a longer shared prefix', () => {
    expect(findNamesIn(createRegions(['tomaa', 'Томаа'], ['bomsk', 'Бомск']), 'tomsk')).toEqual(['Бомск', 'Томаа'])
    expect(findNamesIn(createRegions(['novyy-oskol', 'Новый Оскол'], ['ashkol', 'Ашкол']), 'askol')[0]).toBe('Ашкол')
  })

  test('are at most four', () => {
    const regionsWithManyCities = [
      { name: 'А', cities: Array.from({ length: 9 }, (_, id) => ({ id, slug: `azov-${id}`, name: 'Азов' })) },
    ]
    expect(findSimilarCities(regionsWithManyCities, 'azof')).toHaveLength(4)
  })

  test('include every city that differs in one letter', () => {
    const cities = regions.flatMap(region => region.cities)
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat(), ({ name, slug }, seed) => {
        const index = seed % name.length
        const misspelled = `${name.slice(0, index)}х${name.slice(index + 1)}`
        expect(findSimilarCities(regions, misspelled).map(city => city.slug)).toContain(slug)
      }),
    )
  })

  test('are searched without an error for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), typedText => findSimilarCities(regions, typedText).length <= 4),
    )
  })
})
