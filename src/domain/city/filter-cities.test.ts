import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
const getMarkedText = ({ name, region, match }: FoundCity) =>
  match && { name, region }[match.in].slice(match.start, match.end)

describe('the filter field', () => {
  test('answers from the first letter, in either case', () => {
    expect(findNames('к')).toEqual(['Казань', 'Королёв', 'Красноармейск'])
    expect(findNames('К')).toEqual(findNames('к'))
  })

  test('nothing typed, nothing found', () => {
    expect(filterCities(createCityIndex(regions), '  ')).toEqual({ cities: [], total: 0, isFuzzy: false })
  })

  test.each(['королев', 'королёв', 'КОРОЛЁВ', ' Королёв ', 'Королёв'.normalize('NFD')])('%s is Королёв', text => {
    const { cities, isFuzzy } = filterCities(createCityIndex(regions), text)
    expect(cities.map(city => city.name)).toEqual(['Королёв'])
    expect(isFuzzy).toBe(false)
  })

  test('names that start with it, then words that do, then regions', () => {
    expect(findNames('мос')).toEqual(['Москва', 'Орехово-Зуево', 'Королёв', 'Красноармейск'])
    expect(findNames('зу')).toEqual(['Орехово-Зуево'])
    expect(findNames('рост')).toEqual(['Ростов-на-Дону', 'Ростов'])
  })

  test('the start of a name goes before the start of a word, whatever the alphabet says', () => {
    const holms = createCityIndex([
      {
        name: 'Новгородская область',
        cities: [
          { id: 1, slug: 'belaya-kholunitsa', name: 'Белая Холуница' },
          { id: 2, slug: 'kholm', name: 'Холм' },
        ],
      },
    ])
    expect(filterCities(holms, 'хол').cities.map(city => city.name)).toEqual(['Холм', 'Белая Холуница'])
  })

  test('the middle of a word is no match', () => {
    expect(filterCities(createCityIndex(regions), 'осква').isFuzzy).toBe(true)
  })

  test('a space does for a hyphen', () => {
    expect(findNames('ростов на')).toEqual(['Ростов-на-Дону'])
  })

  test('a region is found by its own words from three letters on, not by those that many share', () => {
    expect(findNames('татар')).toEqual(['Казань'])
    expect(findNames('яр')).toEqual([])
    expect(findNames('яро')).toEqual(['Любим', 'Ростов'])
    expect(findNames('область')).toEqual([])
    const yugra = [{ name: 'Ханты-Мансийский округ — Югра', cities: [{ id: 1, slug: 'surgut', name: 'Сургут' }] }]
    expect(filterCities(createCityIndex(yugra), 'югра').cities.map(getMarkedText)).toEqual(['Югра'])
  })

  test('says what matched', () => {
    expect(filterCities(createCityIndex(regions), 'королев').cities.map(getMarkedText)).toEqual(['Королёв'])
    expect(filterCities(createCityIndex(regions), 'зуе').cities.map(getMarkedText)).toEqual(['Зуе'])
    expect(filterCities(createCityIndex(regions), 'татар').cities).toEqual([
      { slug: 'kazan', name: 'Казань', region: 'Татарстан', match: { in: 'region', start: 0, end: 5 } },
    ])
  })

  test('finds nothing? then the spelling of slugs, then the other layout, then similar names', () => {
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

  test('the other way round on the English page', () => {
    const english = createCityIndex([{ name: 'Tatarstan', cities: [{ id: 4, slug: 'kazan', name: 'Kazan' }] }])
    expect(filterCities(english, 'лфяфт').cities.map(city => city.name)).toEqual(['Kazan'])
    expect(filterCities(english, 'казан').cities.map(city => city.name)).toEqual(['Kazan'])
  })

  const large = [
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
  const findSlugs = (text: string) => filterCities(createCityIndex(large), text).cities.map(({ slug }) => slug)

  test('of cities that answer alike the larger comes first', () => {
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
  ])('%s is %s', (text, slug) => {
    expect(findSlugs(text)).toEqual([slug])
  })

  test('common names are known in English, and by name where the slug is another', () => {
    const english = createCityIndex([
      { name: 'Saint Petersburg', cities: [{ id: 5, slug: '78', name: 'Saint Petersburg' }] },
    ])
    expect(filterCities(english, 'спб').cities.map(({ name }) => name)).toEqual(['Saint Petersburg'])
  })

  test('another ending finds the city', () => {
    expect(findNames('казани')).toEqual(['Казань'])
    expect(findNames('в казани')).toEqual([])
  })

  test('what is no text finds nothing', () => {
    for (const text of ['🙂', '%', '...', '%%%']) expect(findNames(text)).toEqual([])
  })

  test('a letter without a spelling of its own does not find every city: it is a key of the other layout', () => {
    expect(findNames('ь')).toEqual(['Москва'])
    expect(findNames('ъ')).toEqual([])
  })

  test('shows up to the limit, counts all', () => {
    const { cities, total } = filterCities(createCityIndex(regions), 'к', 2)
    expect({ shown: cities.length, total }).toEqual({ shown: 2, total: 3 })
  })

  test('whatever is typed: no crash, each city once, and a mark that is what was typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Мос', 'ё', 'на до', 'ТАТ', 'зуево')),
        text => {
          const { cities, total, isFuzzy } = filterCities(createCityIndex(regions), text)
          expect(new Set(cities.map(city => city.slug)).size).toBe(total)
          for (const mark of isFuzzy ? [] : cities.flatMap(city => getMarkedText(city) ?? []))
            expect(mark.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('every city is found by every beginning of its name', () => {
    const cities = regions.flatMap(region => region.cities)
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat({ max: 12 }), ({ name, slug }, length) => {
        const { cities: found } = filterCities(createCityIndex(regions), name.slice(0, length + 1).toUpperCase())
        expect(found.map(city => city.slug)).toContain(slug)
      }),
    )
  })
})
