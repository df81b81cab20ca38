import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDemoCategories, getDemoRegions } from '#tests/builders/directory.ts'
import { createCategoryNameIndex } from '#domain/category/category-name-index.ts'
import { getCategoryAliases } from '#domain/category/category-aliases.ts'
import type { City, CityWithRegion } from '#domain/city/city.ts'
import { createCityNameIndex } from '#domain/city/city-name-index.ts'
import { formatCityGenitive, formatCityLocative, getDatives, getInflectedNames } from '#domain/city/city-grammar.ts'
import { isLargeCity } from '#domain/city/large-cities.ts'
import type { Category } from '#domain/category/category.ts'
import { switchLayout } from '#domain/search/switch-layout.ts'
import { interpretQuery } from './interpret-query.ts'

const regions = { ru: getDemoRegions('ru'), en: getDemoRegions('en') }
const trees = { ru: getDemoCategories('ru'), en: getDemoCategories('en') }
const namesByLocale = {
  ru: {
    categories: createCategoryNameIndex(trees.ru, [trees.en]),
    cities: createCityNameIndex(regions.ru, [regions.en]),
  },
  en: {
    categories: createCategoryNameIndex(trees.en, [trees.ru]),
    cities: createCityNameIndex(regions.en, [regions.ru]),
  },
}
const interpret = (text: string, currentCity: CityWithRegion | null = null) =>
  interpretQuery(text, { ...namesByLocale.ru, currentCity })
const summarize = (text: string, currentCity: CityWithRegion | null = null) => {
  const { category, city, sort, priceTo, unrecognizedText } = interpret(text, currentCity)
  return [category?.slug, city?.slug, unrecognizedText, ...(sort ? [sort] : []), ...(priceTo ? [priceTo] : [])]
}
const [kazan] = namesByLocale.ru.cities.find('kazan')
if (!kazan) throw new Error('no Kazan')

test.each([
  ['сантехник', ['santekhniki', undefined, '']],
  ['сантехник в казани', ['santekhniki', 'kazan', '']],
  ['Сантехника г.Казань', ['santekhniki', 'kazan', '']],
  ['казань сантехники', ['santekhniki', 'kazan', '']],
  ['электрик недорого москва', ['elektriki', 'moskva', '', 'price']],
  ['электрик дёшево', ['elektriki', undefined, '', 'price']],
  ['юрист по разводам', ['yuristy/semeynye', undefined, '']],
  ['репетитор английского', ['repetitory/angliyskiy', undefined, '']],
  ['репетитор по английскому языку в Нижнем Новгороде', ['repetitory/angliyskiy', 'nizhniy-novgorod', '']],
  ['учитель немецкого', ['repetitory/yazyki/nemetskiy', undefined, '']],
  ['electrician kazan', ['elektriki', 'kazan', '']],
  ['cheap plumber near Moscow', ['santekhniki', 'moskva', '', 'price']],
  ['tutor in Rostov-on-Don', ['repetitory', 'rostov-na-donu', '']],
  ['электрик чекалин', ['elektriki', 'chekalin', '']],
  ['няня спб', ['nyani-i-sidelki/nyani', 'sankt-peterburg', '']],
  ['репетитор ростов-на-дону', ['repetitory', 'rostov-na-donu', '']],
  ['plumber лфяфт', ['santekhniki', 'kazan', '']],
  ['cfynt[ybr d rfpfyb', ['santekhniki', 'kazan', '']],
  ['сантехник rfpfym', ['santekhniki', 'kazan', '']],
  ['сантехни\u0301к в Каза\u0301ни', ['santekhniki', 'kazan', '']],
  ['сан\u00adтех\u200bник ка\u2060зань', ['santekhniki', 'kazan', '']],
  ['фотограф в орле', ['fotografy', 'orel', '']],
  ['переезд в москву', ['perevozki', 'moskva', '']],
  ['переезд по Химкам', ['perevozki', 'khimki', '']],
  ['грузоперевозки по Нижнему Новгороду', ['perevozki', 'nizhniy-novgorod', '']],
  ['эвакуатор по Набережным Челнам', ['avtomastera/pomoshch', 'naberezhnye-chelny', '']],
  ['сантехник по Комсомольску-на-Амуре', ['santekhniki', 'komsomolsk-na-amure', '']],
  ['сантехник по Великому Устюгу', ['santekhniki', 'velikiy-ustyug', '']],
  ['переезд из казани в москву', ['perevozki', 'kazan', '']],
  ['переезд из Чекалина в Казань', ['perevozki', 'kazan', '']],
  ['movers from Kazan to Moscow', ['perevozki/gruzchiki', 'kazan', '']],
  ['юрист казань Чекалин', ['yuristy', 'kazan', 'Чекалин']],
  // The name of a man and of a large city.
  ['юрист казань Владимир', ['yuristy', 'kazan', 'Владимир']],
  ['юрист казань Мария Иванова', ['yuristy', 'kazan', 'Мария Иванова']],
  ['юрист казань В. Иванова', ['yuristy', 'kazan', 'Иванова']],
  ['Тамара Г.', [undefined, undefined, 'Тамара Г.']],
  ['гитарист из казани в москву', [undefined, 'kazan', 'гитарист москву']],
  ['мастер на час казань', ['remont', 'kazan', '']],
  ['недорогой репетитор английского в казани с хорошими отзывами', ['repetitory/angliyskiy', 'kazan', '', 'price']],
  ['найти недорогую уборку с хорошим рейтингом', ['uborka', undefined, '', 'price']],
  ['дешёвого электрика с высокими оценками', ['elektriki', undefined, '', 'price']],
  ['лучшего сантехника по отзывам в москве', ['santekhniki', 'moskva', '']],
  ['a top rated plumber with high ratings in Kazan', ['santekhniki', 'kazan', '']],
  ['Иван Хороших', [undefined, undefined, 'Иван Хороших']],
  ['психолог Ан', ['psikhologi', undefined, 'Ан']],
  ['santekhnik v kazani', ['santekhniki', 'kazan', '']],
  ['сантехник улица Пушкина казань', ['santekhniki', 'kazan', 'улица Пушкина']],
  ['сантехник Московский район спб', ['santekhniki', 'sankt-peterburg', 'Московский район']],
  ['электрик ул Кирова', ['elektriki', undefined, 'ул Кирова']],
  ['электрик казань улица Ленина', ['elektriki', 'kazan', 'улица Ленина']],
  ['юрист об алиментах', ['yuristy/semeynye', undefined, '']],
  ['юрист о разводах', ['yuristy/semeynye', undefined, '']],
  ['юрист Обь', ['yuristy', 'ob', '']],
  ['сантехник н', ['santekhniki', undefined, 'н']],
  ['электрик нов', ['elektriki', undefined, 'нов']],
  ['электрик нн', ['elektriki', 'nizhniy-novgorod', '']],
  ['plumber nnov', ['santekhniki', 'nizhniy-novgorod', '']],
  ['срочно нужен сантехник на дом', ['santekhniki', undefined, '']],
  ['репетитор математики ЕГЭ казань', ['repetitory/matematika', 'kazan', 'ЕГЭ']],
  ['Иван Петров-Водкин', [undefined, undefined, 'Иван Петров-Водкин']],
  ['Мария Иванова', [undefined, undefined, 'Мария Иванова']],
  ['Мария Иванова в казани', [undefined, 'kazan', 'Мария Иванова']],
  ['Иванова в казани', [undefined, 'kazan', 'Иванова']],
  ['специалисты Саратова', [undefined, 'saratov', '']],
  ['Саратова', [undefined, 'saratov', '']],
  ['Анна Семё\u0301нова', [undefined, undefined, 'Анна Семёнова']],
  ['Анне Пушкиной', [undefined, undefined, 'Анне Пушкиной']],
  ['Müller', [undefined, undefined, 'Müller']],
  ['plumber Müller kázan', ['santekhniki', 'kazan', 'Müller']],
  ['ищу гитариста недорого', [undefined, undefined, 'гитариста', 'price']],
  ['недорого', [undefined, undefined, 'недорого']],
  ['репетитор до 2000 рублей', ['repetitory', undefined, '', 2000]],
  ['репетитор до 2 000 рублей английского в казани', ['repetitory/angliyskiy', 'kazan', '', 2000]],
  ['электрик дешевле 1500', ['elektriki', undefined, '', 1500]],
  ['недорогой электрик до 1500', ['elektriki', undefined, '', 'price', 1500]],
  ['plumber under 2k in Kazan', ['santekhniki', 'kazan', '', 2000]],
  ['репетитор от 500 рублей', ['repetitory', undefined, '']],
  ['репетитор от 500 до 900', ['repetitory', undefined, '', 900]],
  ['электрик lj 1500', ['elektriki', undefined, '', 1500]],
  ['tktrnhbr lj 1500', ['elektriki', undefined, '', 1500]],
  ['до 2000 рублей', [undefined, undefined, '', 2000]],
  ['от 2000 рублей', [undefined, undefined, 'от 2000 рублей']],
  ['гитарист от 2000 рублей', [undefined, undefined, 'гитарист']],
  ['гитарист до 2000', [undefined, undefined, 'гитарист', 2000]],
  ['репетитор до 5 класса', ['repetitory', undefined, '5 класса']],
  ['сантехники казань казань', ['santekhniki', 'kazan', '']],
  ['казань сантехник в Казани сантехники', ['santekhniki', 'kazan', '']],
  ['сантехник plumber Kazan казань', ['santekhniki', 'kazan', '']],
  ['репетитор английского репетитор английский язык', ['repetitory/angliyskiy', undefined, '']],
  ['казань казань', [undefined, 'kazan', '']],
  ['электрик казань цены отзывы', ['elektriki', 'kazan', '']],
  ['рядом', [undefined, undefined, 'рядом']],
  ['', [undefined, undefined, '']],
] as const)('interprets %j', (text, meaning) => {
  expect(summarize(text)).toEqual(meaning)
})

test.each([
  ['сантихник казань', ['santekhniki', 'kazan', '']],
  ['рептитор казнь', ['repetitory', 'kazan', '']],
  ['сантихник Чехова', ['santekhniki', 'chekhov', '']],
  ['электрик новасибирск', ['elektriki', 'novosibirsk', '']],
  ['электрик г кирши', ['elektriki', 'kirishi', '']],
  ['переезд из новосибиск', ['perevozki', 'novosibirsk', '']],
] as const)('interprets %j despite typing errors, as uncertain', (text, meaning) => {
  expect(summarize(text)).toEqual(meaning)
  expect(interpret(text).isCertain).toBe(false)
})

test.each([
  ['ремонт стиральных машин', ['remont', undefined, 'стиральных машин']],
  ['уборка крыши', ['uborka', undefined, 'крыши']],
  ['массаж шея', ['krasota/massazh', undefined, 'шея']],
  ['репетитор Тамара', ['repetitory', undefined, 'Тамара']],
  ['мебель из дуба', [undefined, undefined, 'мебель из дуба']],
  ['баня из липы', [undefined, undefined, 'баня из липы']],
  ['ремонт бани из липы', ['remont', undefined, 'бани липы']],
  ['сантехник по котлам', ['santekhniki', undefined, 'котлам']],
  ['юрист по лесному праву', ['yuristy', undefined, 'лесному праву']],
  ['сантехник по Сланцам', ['santekhniki', undefined, 'Сланцам']],
  ['гид по озёрам', [undefined, undefined, 'гид по озёрам']],
  ['мастер по топкам', [undefined, undefined, 'мастер по топкам']],
] as const)('does not read a word of %j as a city', (text, meaning) => {
  expect(summarize(text)).toEqual(meaning)
  expect(interpret(text).isCertain).toBe(true)
})

test.each([
  ['сантехник', true],
  ['в Казани', true],
  ['г. Казань', true],
  ['переезд по Химкам', true],
  ['Владимир', false],
  ['Иван Киров', false],
  ['сантехник казань', true],
  ['юрист Гай', true],
  ['юрист ГАИ', false],
  ['юрист г. Гай', true],
  ['фотограф Влад', false],
  ['фотограф мск', true],
  ['электрик орел', true],
  ['plumber Nizhny Novgorod', true],
  ['репетиторы из Москвы', true],
  ['репетиторы Москвы', false],
  ['репетитор Иванова', false],
  ['психолог Королева', false],
  ['юрист Мария Иванова', false],
  ['lawyer Ivanova', false],
  ['Иван Перевозчиков', false],
  ['Слесарев', false],
  ['услуги перевозчиков', true],
  ['вызвать слесаря', true],
  ['юрист Мария Киров', false],
])('the interpretation of %j is certain: %j', (text, isCertain) => {
  expect(interpret(text).isCertain).toBe(isCertain)
})

test.each(['Владимир Г.', 'В. Иванова', 'Г. Саратова', 'V. Ivanova', 'репетитор Иванова Г.', 'репетитор В. Иванова'])(
  'does not take the initial in %j for a sign of a city',
  text => {
    expect(interpret(text).isCertain).toBe(false)
  },
)

test.each([
  ['г. Казань', 'kazan'],
  ['Казань г', 'kazan'],
  ['в Казани', 'kazan'],
  ['в Иванове', 'ivanovo'],
  ['переезд в Гатчину', 'gatchina'],
  ['в Узловой', 'uzlovaya'],
  ['сантехник г. Гатчина', 'gatchina'],
  ['услуги г. Волгограда', 'volgograd'],
  ['юристы г. Саратова', 'saratov'],
])('a single letter marks the city in %j', (text, slug) => {
  expect(interpret(text)).toMatchObject({ city: { slug }, isCertain: true })
})

test('does not read a surname with an initial as a city', () => {
  expect(summarize('Иванова Т.')).toEqual([undefined, undefined, 'Иванова Т.'])
})

test('finds Nizhny Novgorod by its abbreviated name', () => {
  expect(summarize('сантехник Н. Новгород')).toEqual(['santekhniki', 'nizhniy-novgorod', ''])
})

test('reads a possible surname as a city, unless it stands alone on the page of another city', () => {
  expect(summarize('Иванова')).toEqual([undefined, 'ivanovo', ''])
  for (const name of ['Иванова', 'В. Иванова', 'Иванова Г.', 'Иванова А.'])
    expect(summarize(name, kazan)).toEqual([undefined, undefined, name])
  expect(summarize('специалисты Саратова', kazan)).toEqual([undefined, 'saratov', ''])
})

test('interprets ‘near me’ as the current city, if there is one', () => {
  expect(summarize('сантехник рядом со мной', kazan)).toEqual(['santekhniki', 'kazan', ''])
  expect(summarize('plumber near me', kazan)).toEqual(['santekhniki', 'kazan', ''])
  expect(summarize('сантехник рядом')).toEqual(['santekhniki', undefined, ''])
})

test('prefers the current city among equal names, then one in its region, then the largest', () => {
  const kirovs = namesByLocale.ru.cities.find('kirov')
  expect(kirovs.length).toBeGreaterThan(1)
  for (const kirov of kirovs) expect(interpret('электрик киров', kirov).city).toBe(kirov)
  const [lyudinovo = null] = namesByLocale.ru.cities.find('liudinovo')
  expect(interpret('электрик киров', lyudinovo).city?.slug).toBe('kirov-kaluzhskaya-oblast')
  expect(interpret('электрик киров').city?.slug).toBe('kirov-kirovskaya-oblast')
})

const flatten = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap(category => [category, ...flatten(category.children)])
const categories = { ru: flatten(trees.ru), en: flatten(trees.en) }
const categoryWords = [
  ...[...categories.ru, ...categories.en].map(({ id, name }) => ({ id, word: name })),
  ...[...getCategoryAliases(categories.ru)].flatMap(([{ id }, aliases]) => aliases.map(word => ({ id, word }))),
]
const getRussianForms = ({ name, slug }: City) => {
  const datives = isLargeCity(slug) || /[ -]/.test(name) ? getDatives(name) : []
  return [
    name,
    formatCityLocative(name, 'ru'),
    formatCityGenitive(name, 'ru'),
    ...[...getInflectedNames(name), ...datives].map(form => `по ${form}`),
  ]
}
const russianCities = new Map(regions.ru.flatMap(({ cities }) => cities.map(city => [city.id, city] as const)))
const cityWords = [
  ...[...russianCities.values()].flatMap(city =>
    [...getRussianForms(city), `г. ${city.name}`, `город ${city.name}`].map(word => ({ id: city.id, word })),
  ),
  ...regions.en.flatMap(({ cities }) =>
    cities.flatMap(({ id, name }) => [name, `in ${name}`].map(word => ({ id, word }))),
  ),
]

/** Whether the word may mean the found city: some cities have equal names or forms, such as 'в Пушкине'. */
const isNameOfCity = (word: string, id: number, city: CityWithRegion | null): boolean => {
  const foundCity = russianCities.get(city?.id ?? 0)
  if (!foundCity) return false
  return foundCity.name === russianCities.get(id)?.name || getRussianForms(foundCity).includes(word)
}

const variations: readonly ((text: string) => string)[] = [
  text => text,
  text => text.toUpperCase(),
  text => text.toLowerCase().replaceAll('ё', 'е'),
  text => text.normalize('NFD'),
  text => text.replace(/[аоуыэ]/, '$&\u0301'),
  text => [...text].join('\u200b'),
  // A period is a letter in the other layout.
  text => (text.includes('.') ? text : switchLayout(text)),
]

test('finds any category and any city, in either order, language, case and form', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...categoryWords),
      fc.constantFrom(...cityWords),
      fc.boolean(),
      fc.constantFrom(...variations),
      fc.constantFrom('ru' as const, 'en' as const),
      (category, city, isCityFirst, vary, locale) => {
        const text = vary(isCityFirst ? `${city.word} ${category.word}` : `${category.word} ${city.word}`)
        const interpretedQuery = interpretQuery(text, { ...namesByLocale[locale], currentCity: null })
        expect({ text, category: interpretedQuery.category?.id, rest: interpretedQuery.unrecognizedText }).toEqual({
          text,
          category: category.id,
          rest: '',
        })
        expect({ text, city: isNameOfCity(city.word, city.id, interpretedQuery.city) }).toEqual({ text, city: true })
      },
    ),
  )
})

const createPricePhrases = (price: number): readonly string[] =>
  ['ru-RU', 'en-US', undefined].flatMap(language => {
    const amount = language === undefined ? String(price) : price.toLocaleString(language)
    return [
      `до ${amount}`,
      `до ${amount} рублей`,
      `до ${amount}р`,
      `не дороже ${amount} ₽`,
      `дешевле ${amount}`,
      `от 100 до ${amount}`,
      `under ${amount}`,
      `up to ${amount} rubles`,
      ...(price % 1000 === 0 ? [`до ${price / 1000}к`, `до ${price / 1000} тыс. руб.`] : []),
    ]
  })

test('recognizes a price and a category in any order with a city, with no text left over', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...categoryWords),
      fc.constantFrom(...cityWords),
      fc
        .integer({ min: 100, max: 99_000 })
        .chain(price =>
          fc
            .constantFrom(price, Math.ceil(price / 1000) * 1000)
            .chain(to => fc.constantFrom(...createPricePhrases(to)).map(words => ({ to, words }))),
        ),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      fc.constantFrom(...variations.slice(0, 4)),
      (category, city, price, order, vary) => {
        const parts = [category.word, city.word, price.words]
        const text = vary(order.map(index => parts[index]).join(' '))
        const interpreted = interpret(text)
        expect({ text, priceTo: interpreted.priceTo, rest: interpreted.unrecognizedText }).toEqual({
          text,
          priceTo: price.to,
          rest: '',
        })
        expect({ text, category: interpreted.category?.id }).toEqual({ text, category: category.id })
      },
    ),
  )
})

test('never leaves a repeated city or category in the unrecognized text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...categoryWords),
      fc.constantFrom(...cityWords),
      fc.boolean(),
      (category, city, isCityRepeated) => {
        const text = [category.word, city.word, isCityRepeated ? city.word : category.word].join(' ')
        expect({ text, rest: interpret(text).unrecognizedText }).toEqual({ text, rest: '' })
      },
    ),
  )
})

test('never throws for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), text => {
      expect(typeof interpret(text).unrecognizedText).toBe('string')
    }),
  )
})
