import { parseFilters } from '#domain/profile/profile-filters.ts'

export interface QueryPrice {
  /** Rubles; null for a lower bound alone, because lists can't be filtered by it. */
  readonly max: number | null
}

const createAlternation = (phrases: string) => `(?:${phrases.replaceAll(' ', String.raw`\s+`)})`
const priceNoun = createAlternation('по цене|цена|ценой|стоимость|стоимостью|бюджет|бюджетом|price|budget')
const upperBound = createAlternation(
  'до|дешевле|не дороже|не больше|не более|максимум|up to|under|below|less than|cheaper than|no more than|at most|max',
)
const lowerBound = createAlternation('от|дороже|не дешевле|не меньше|не менее|from|over|more than|at least')
const preposition = createAlternation('за|по|for')
const serviceUnit = createAlternation(
  'час|ч|урок|занятие|день|сутки|месяц|визит|выезд|услугу|м2|м²|hour|lesson|day|visit|service|month',
)

const number = String.raw`(?:\d{1,3}(?:[\s.,]\d{3})+|\d+(?:[.,]\d{1,3})?)(?!\d)(?:[кk]|\s?(?:тыс\.?|тысяч[аи]?))?`
const currency = String.raw`(?:₽|руб(?:л[яь]|лей|лях)?\.?|р\.?|rub(?:les?)?|roubles?)`
const createAmountPattern = (name: 'first' | 'second') =>
  String.raw`(?<${name}>₽?${number})(?:\s?(?<${name}Currency>${currency}))?`

const pricePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<noun>${priceNoun}):?\s+)?` +
    String.raw`(?:(?:(?<upper>${upperBound})|(?<lower>${lowerBound})|${preposition})\s+)?` +
    String.raw`${createAmountPattern('first')}(?:(?:\s*[-–—]\s*|\s+(?:до|to)\s+)${createAmountPattern('second')})?` +
    String.raw`(?:\s*(?:/|\s(?:в|за|per|an?)\s)\s*${serviceUnit})?(?![\p{L}\p{N}])`,
  'giu',
)

/** Units of numbers that are not prices: 'до 500 кг'. */
const nonPriceUnits: ReadonlySet<string> = new Set(
  (
    'лет год года годы класс класса часа часов минут дней недель месяца месяцев кг килограмм килограммов грамм граммов ' +
    'тонн мм миллиметров см сантиметров м метров км километров кв квадратов квадратных соток литров вт ватт квт киловатт ' +
    'вольт гб тб шт штук страниц слов знаков символов мест человек чел персон гостей детей участников ' +
    'year years hour hours minute minutes day days people person persons guest guests ' +
    'kg kilogram kilograms km kilometers kilometres m meters metres mile miles words pages characters'
  ).split(' '),
)
const firstWordPattern = /^\s*([a-zа-яё]+)/i
/** Rubles. Smaller numbers without a clear currency are ages, grades or times. */
const minPriceWithoutClearCurrency = 100
/** The year of an exam or a warranty. Round years are more likely prices. */
const nearYearPattern = /^20[2-4][1-9]$/

export const extractPrice = (text: string): { readonly price: QueryPrice | undefined; readonly text: string } => {
  const priceMatches = [...text.matchAll(pricePattern)].flatMap(match => {
    const price = parseMatch(match)
    return price ? [{ price, start: match.index, end: match.index + match[0].length }] : []
  })
  if (priceMatches.length === 0) return { price: undefined, text }
  const upperBounds = priceMatches.flatMap(({ price }) => price.max ?? [])
  return {
    price: { max: upperBounds.length > 0 ? Math.min(...upperBounds) : null },
    text: priceMatches.reduceRight(
      (remainingText, { start, end }) => `${remainingText.slice(0, start)} ${remainingText.slice(end)}`,
      text,
    ),
  }
}

const parsePrice = (text: string): number | undefined =>
  parseFilters(name => (name === 'priceTo' ? text : null)).filters.priceTo

const parseMatch = ({ 0: matchedText, groups = {}, index, input }: RegExpExecArray): QueryPrice | undefined => {
  const { noun, upper, lower, first = '', second, firstCurrency, secondCurrency } = groups
  const price = parsePrice(second ?? first)
  const currencyName = secondCurrency ?? firstCurrency ?? (matchedText.includes('₽') ? '₽' : undefined)
  if (price === undefined || !(currencyName ?? noun ?? upper ?? lower)) return undefined
  const [, nextWord = ''] = firstWordPattern.exec(input.slice(index + matchedText.length)) ?? []
  const isOtherNumber =
    currencyName === undefined &&
    (nonPriceUnits.has(nextWord.toLowerCase()) ||
      (noun === undefined &&
        // In 'iphone 13 pro max 256', 'max' is part of a name.
        (/^max$/i.test(upper ?? '') || nearYearPattern.test(second ?? first))))
  // Switching the keyboard layout turns '24h' into '24р'.
  const hasClearCurrency = currencyName !== undefined && !/^р\.?$/i.test(currencyName)
  if (isOtherNumber || (!hasClearCurrency && price < minPriceWithoutClearCurrency)) return undefined
  return { max: lower !== undefined && second === undefined ? null : price }
}
