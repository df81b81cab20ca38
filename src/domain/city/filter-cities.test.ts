import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getDemoRegions } from '#tests/builders/directory.ts'
import { filterCities, type FoundCity } from './filter-cities.ts'
import { createCityIndex } from './city-index.ts'

const regions = [
  {
    name: 'Московская область',
    cities: [
      { id: 1, slug: 'korolyov', name: 'Королёв' },
      { id: 2, slug: 'orekhovo-zuevo', name: 'Орехово-Зуево' },
      { id: 3, slug: 'krasnoarmeysk-moskovskaya-oblast', name: 'Красноармейск' },
    ],
  },
  { name: 'Татарстан', cities: [{ id: 4, slug: 'kazan', name: 'Казань' }] },
  { name: 'Москва', cities: [{ id: 5, slug: 'moskva', name: 'Москва' }] },
  { name: 'Ростовская область', cities: [{ id: 6, slug: 'rostov-na-donu', name: 'Ростов-на-Дону' }] },
  {
    name: 'Ярославская область',
    cities: [
      { id: 7, slug: 'rostov', name: 'Ростов' },
      { id: 8, slug: 'lyubim', name: 'Любим' },
    ],
  },
]
const findNames = (text: string) => filterCities(createCityIndex(regions), text).cities.map(city => city.name)
const getHighlightedText = ({ name, region, match }: FoundCity) =>
  match && { name, region }[match.field].slice(match.start, match.end)

describe('filtering cities', () => {
  test('matches from the first letter, in upper or lower case', () => {
    expect(findNames('к')).toEqual(['Казань', 'Королёв', 'Красноармейск'])
    expect(findNames('К')).toEqual(findNames('к'))
  })

  test('returns nothing for blank text', () => {
    expect(filterCities(createCityIndex(regions), '  ')).toEqual({ cities: [], total: 0, isFuzzy: false })
  })

  test.each(['королев', 'королёв', 'КОРОЛЁВ', ' Королёв ', 'Королёв'.normalize('NFD')])('%s finds Королёв', text => {
    const { cities, isFuzzy } = filterCities(createCityIndex(regions), text)
    expect(cities.map(city => city.name)).toEqual(['Королёв'])
    expect(isFuzzy).toBe(false)
  })

  test('ranks prefixes of names before regions, and finds prefixes of later words', () => {
    expect(findNames('мос')).toEqual(['Москва', 'Орехово-Зуево', 'Королёв', 'Красноармейск'])
    expect(findNames('зу')).toEqual(['Орехово-Зуево'])
    expect(findNames('рост')).toEqual(['Ростов-на-Дону', 'Ростов'])
  })

  test('ranks a prefix of the name before a prefix of a later word, regardless of alphabetical order', () => {
    const holmIndex = createCityIndex([
      {
        name: 'Новгородская область',
        cities: [
          { id: 1, slug: 'belaya-kholunitsa', name: 'Белая Холуница' },
          { id: 2, slug: 'kholm', name: 'Холм' },
        ],
      },
    ])
    expect(filterCities(holmIndex, 'хол').cities.map(city => city.name)).toEqual(['Холм', 'Белая Холуница'])
  })

  test('does not match inside a word', () => {
    expect(filterCities(createCityIndex(regions), 'осква').isFuzzy).toBe(true)
  })

  test('matches a typed space to a hyphen', () => {
    expect(findNames('ростов на')).toEqual(['Ростов-на-Дону'])
  })

  test('finds cities by three or more letters of a distinctive word of their region, not by a common word', () => {
    expect(findNames('татар')).toEqual(['Казань'])
    expect(findNames('яр')).toEqual([])
    expect(findNames('яро')).toEqual(['Любим', 'Ростов'])
    expect(findNames('область')).toEqual([])
    const yugra = [{ name: 'Ханты-Мансийский округ — Югра', cities: [{ id: 1, slug: 'surgut', name: 'Сургут' }] }]
    expect(filterCities(createCityIndex(yugra), 'югра').cities.map(getHighlightedText)).toEqual(['Югра'])
  })

  test('returns the range to highlight', () => {
    expect(filterCities(createCityIndex(regions), 'королев').cities.map(getHighlightedText)).toEqual(['Королёв'])
    expect(filterCities(createCityIndex(regions), 'зуе').cities.map(getHighlightedText)).toEqual(['Зуе'])
    expect(filterCities(createCityIndex(regions), 'татар').cities).toEqual([
      { slug: 'kazan', name: 'Казань', region: 'Татарстан', match: { field: 'region', start: 0, end: 5 } },
    ])
  })

  test('falls back to transliteration, then to the other keyboard layout, then to similar names', () => {
    expect(findNames('kaz')).toEqual(['Казань'])
    expect(findNames('rfpfym')).toEqual(['Казань'])
    expect(findNames('K.,bv')).toEqual(['Любим'])
    expect(findNames('lfyfyysq')).toEqual([])
    expect(filterCities(createCityIndex(regions), 'казнь')).toEqual({
      cities: [{ slug: 'kazan', name: 'Казань', region: 'Татарстан', match: null }],
      total: 1,
      isFuzzy: true,
    })
  })

  test('finds English names typed in Russian letters or in the Russian keyboard layout', () => {
    const englishIndex = createCityIndex([{ name: 'Tatarstan', cities: [{ id: 4, slug: 'kazan', name: 'Kazan' }] }])
    expect(filterCities(englishIndex, 'лфяфт').cities.map(city => city.name)).toEqual(['Kazan'])
    expect(filterCities(englishIndex, 'казан').cities.map(city => city.name)).toEqual(['Kazan'])
  })

  const largeCityRegions = [
    { name: 'Калужская область', cities: [{ id: 1, slug: 'kirov-kaluzhskaya-oblast', name: 'Киров' }] },
    {
      name: 'Кировская область',
      cities: [
        { id: 2, slug: 'kirov-kirovskaya-oblast', name: 'Киров' },
        { id: 3, slug: 'kirovo-chepetsk', name: 'Кирово-Чепецк' },
      ],
    },
    { name: 'Дагестан', cities: [{ id: 4, slug: 'kizilyurt', name: 'Кизилюрт' }] },
    { name: 'Санкт-Петербург', cities: [{ id: 5, slug: 'sankt-peterburg', name: 'Санкт-Петербург' }] },
    { name: 'Москва', cities: [{ id: 6, slug: 'moskva', name: 'Москва' }] },
    { name: 'Свердловская область', cities: [{ id: 7, slug: 'ekaterinburg', name: 'Екатеринбург' }] },
    { name: 'Новосибирская область', cities: [{ id: 8, slug: 'novosibirsk', name: 'Новосибирск' }] },
    { name: 'Нижегородская область', cities: [{ id: 9, slug: 'nizhniy-novgorod', name: 'Нижний Новгород' }] },
    { name: 'Новгородская область', cities: [{ id: 10, slug: 'velikiy-novgorod', name: 'Великий Новгород' }] },
    { name: 'Челябинская область', cities: [{ id: 11, slug: 'chelyabinsk', name: 'Челябинск' }] },
    { name: 'Красноярский край', cities: [{ id: 12, slug: 'krasnoyarsk', name: 'Красноярск' }] },
    { name: 'Ростовская область', cities: [{ id: 13, slug: 'rostov-na-donu', name: 'Ростов-на-Дону' }] },
    { name: 'Приморский край', cities: [{ id: 14, slug: 'vladivostok', name: 'Владивосток' }] },
  ]
  const findSlugs = (text: string) =>
    filterCities(createCityIndex(largeCityRegions), text).cities.map(({ slug }) => slug)

  test('ranks larger cities first among equal matches', () => {
    expect(findSlugs('киров')[0]).toBe('kirov-kirovskaya-oblast')
    expect(findSlugs('ки')).toEqual([
      'kirov-kirovskaya-oblast',
      'kizilyurt',
      'kirov-kaluzhskaya-oblast',
      'kirovo-chepetsk',
    ])
    expect(findSlugs('новгород')[0]).toBe('nizhniy-novgorod')
  })

  test.each([
    ['спб', 'sankt-peterburg'],
    ['СПб', 'sankt-peterburg'],
    ['питер', 'sankt-peterburg'],
    ['пит', 'sankt-peterburg'],
    ['gbnth', 'sankt-peterburg'],
    ['spb', 'sankt-peterburg'],
    ['екб', 'ekaterinburg'],
    ['мск', 'moskva'],
    ['нск', 'novosibirsk'],
    ['нн', 'nizhniy-novgorod'],
    ['ннов', 'nizhniy-novgorod'],
    ['ебург', 'ekaterinburg'],
    ['члб', 'chelyabinsk'],
    ['крск', 'krasnoyarsk'],
    ['рнд', 'rostov-na-donu'],
    ['вдк', 'vladivostok'],
    ['St. Petersburg', 'sankt-peterburg'],
    ['St.Petersburg', 'sankt-peterburg'],
    ['Yekaterinburg', 'ekaterinburg'],
    ['Rostov-on-Don', 'rostov-na-donu'],
  ])('the alias %s finds %s', (text, slug) => {
    expect(filterCities(createCityIndex(largeCityRegions), text)).toMatchObject({
      cities: [{ slug }],
      total: 1,
      isFuzzy: false,
    })
  })

  test('finds a city with an English name by its Russian alias, even if its slug has no aliases', () => {
    const englishIndex = createCityIndex([
      { name: 'Saint Petersburg', cities: [{ id: 5, slug: '78', name: 'Saint Petersburg' }] },
    ])
    expect(filterCities(englishIndex, 'спб').cities.map(({ name }) => name)).toEqual(['Saint Petersburg'])
  })

  test.each(['Киров (Калужская область)', 'Киров, Калужская область', 'киров калуж', 'Kirov (Kaluzhskaya'])(
    '%s finds the namesake of that region only',
    text => {
      expect(filterCities(createCityIndex(largeCityRegions), text)).toMatchObject({
        cities: [{ slug: 'kirov-kaluzhskaya-oblast' }],
        total: 1,
        isFuzzy: false,
      })
    },
  )

  test('finds a city by its name and a region name that contains a dash', () => {
    const cities = [{ id: 1, slug: 'surgut', name: 'Сургут' }]
    const index = createCityIndex([{ name: 'Ханты-Мансийский округ — Югра', cities }])
    expect(filterCities(index, 'Сургут (Ханты-Мансийский округ — Югра)').isFuzzy).toBe(false)
  })

  test.each(['ru', 'en'] as const)('finds every namesake by the name and region that pages in %s show', locale => {
    const demoRegions = getDemoRegions(locale)
    const index = createCityIndex(demoRegions)
    const cities = demoRegions.flatMap(({ name: region, cities: regionCities }) =>
      regionCities.map(({ name, slug }) => ({ name, slug, region })),
    )
    const namesakes = cities.filter(({ name, slug }) => cities.some(city => city.name === name && city.slug !== slug))
    expect(namesakes.length).toBeGreaterThan(30)
    for (const { name, slug, region } of namesakes)
      expect(filterCities(index, `${name} (${region})`)).toMatchObject({ cities: [{ slug }], isFuzzy: false })
  })

  test('finds a city by its name in another grammatical case', () => {
    expect(findNames('казани')).toEqual(['Казань'])
  })

  test.each(['в Москве', 'г. Москва', 'г.Москва', 'город Москва', 'в городе Москве', 'In Moskva'])(
    '%s finds Москва',
    text => {
      expect(filterCities(createCityIndex(regions), text)).toMatchObject({
        cities: [{ slug: 'moskva' }],
        isFuzzy: false,
      })
    },
  )

  test('finds a name of several words in another grammatical case', () => {
    expect(findSlugs('в Нижнем Новгороде')).toEqual(['nizhniy-novgorod'])
    expect(findSlugs('во Владивостоке')).toEqual(['vladivostok'])
  })

  test('treats a place word without a city as the beginning of a name', () => {
    expect(findNames('г. ')).toEqual([])
    expect(findSlugs('в ')).toContain('vladivostok')
  })

  test('finds nothing for a query without letters', () => {
    for (const text of ['🙂', '%', '...', '%%%']) expect(findNames(text)).toEqual([])
  })

  test('treats a letter without a transliteration as a key of the other layout', () => {
    expect(findNames('ь')).toEqual(['Москва'])
    expect(findNames('ъ')).toEqual([])
  })

  test('returns up to the limit and counts all matches', () => {
    const { cities, total } = filterCities(createCityIndex(regions), 'к', 2)
    expect([cities.length, total]).toEqual([2, 3])
  })

  test('never throws, repeats a city or highlights an empty range', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Мос', 'ё', 'на до', 'ТАТ', 'зуево')),
        text => {
          const { cities, total, isFuzzy } = filterCities(createCityIndex(regions), text)
          expect(new Set(cities.map(city => city.slug)).size).toBe(total)
          for (const highlightedText of isFuzzy ? [] : cities.flatMap(city => getHighlightedText(city) ?? []))
            expect(highlightedText.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('finds every city by every prefix of its name', () => {
    const cities = regions.flatMap(region => region.cities)
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat({ max: 12 }), ({ name, slug }, length) => {
        const { cities: foundCities } = filterCities(createCityIndex(regions), name.slice(0, length + 1).toUpperCase())
        expect(foundCities.map(city => city.slug)).toContain(slug)
      }),
    )
  })
})

test('ignores common words of decomposed region names', () => {
  const krais = ['Пермский', 'Приморский', 'Алтайский'].map((krai, index) => ({
    name: `${krai} край`.normalize('NFD'),
    cities: [{ id: index + 1, slug: `city-${index}`, name: 'Город' }],
  }))
  expect(filterCities(createCityIndex(krais), 'край').cities).toEqual([])
})
