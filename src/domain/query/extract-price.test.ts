import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractPrice } from './extract-price.ts'

const extract = (text: string) => {
  const { price, text: otherText } = extractPrice(text)
  return [price?.max, otherText.trim().replace(/\s+/g, ' ')]
}

test.each([
  ['репетитор до 2000 рублей', 2000, 'репетитор'],
  ['электрик до 1500', 1500, 'электрик'],
  ['plumber budget max 2000', 2000, 'plumber'],
  ['до 1500 руб. электрик', 1500, 'электрик'],
  ['электрик до 2000р казань', 2000, 'электрик казань'],
  ['электрик до 2 000 ₽', 2000, 'электрик'],
  ['электрик до 2\u00a0000\u00a0₽', 2000, 'электрик'],
  ['ДО 2К', 2000, ''],
  ['до 2 тыс', 2000, ''],
  ['до 2,5 тыс. руб', 2500, ''],
  ['до 2 тысяч рублей', 2000, ''],
  ['дешевле 900', 900, ''],
  ['не дороже 900', 900, ''],
  ['не более 900 р.', 900, ''],
  ['цена до 900', 900, ''],
  ['по цене 900', 900, ''],
  ['бюджет: 50 000', 50_000, ''],
  ['репетитор до 900 рублей в час', 900, 'репетитор'],
  ['репетитор до 900 ₽/час английского', 900, 'репетитор английского'],
  ['репетитор за 900 руб за урок', 900, 'репетитор'],
  ['репетитор 900 рублей в казани', 900, 'репетитор в казани'],
  ['от 500 до 1500', 1500, ''],
  ['от 1 до 2 тыс', 2000, ''],
  ['500-800 руб', 800, ''],
  ['500 – 800 ₽', 800, ''],
  ['₽500-800', 800, ''],
  ['до 50 рублей', 50, ''],
  ['до 2027 рублей', 2027, ''],
  ['цена до 2027', 2027, ''],
  ['max 900 rubles', 900, ''],
  ['до 3000 до 2000', 2000, ''],
  ['до 500 кг до 500', 500, 'до 500 кг'],
  ['plumber up to 2,000', 2000, 'plumber'],
  ['plumber under 2000 rubles', 2000, 'plumber'],
  ['plumber under ₽2,000 in kazan', 2000, 'plumber in kazan'],
  ['plumber under 2k an hour', 2000, 'plumber'],
  ['plumber from 500 to 1500', 1500, 'plumber'],
])('extracts the price from %j', (text, max, otherText) => {
  expect(extract(text)).toEqual([max, otherText])
})

test.each(['от 500', 'от 500 рублей', 'не дешевле 500', 'from 500'])(
  'recognizes the lower bound %j, but extracts no maximum price',
  text => {
    expect(extractPrice(`репетитор ${text}`)).toEqual({ price: { max: null }, text: 'репетитор  ' })
  },
)

test.each([
  'репетитор до 5 класса',
  'няня от 3 лет',
  'няня до 18',
  'перевозки до 500 кг',
  'банкет до 200 человек',
  'переезд до 100 км',
  'от 5 до 10 лет',
  'under 300 people',
  'школа 1500',
  'мастер на час',
  'plumber 24h',
  'доктор 2000',
  'до 2000х',
  'до 999999999 рублей',
  'до 0 рублей',
  'до 2000года',
  'ремонт квартиры до 100 кв м',
  'ремонт до 100 кв.м',
  'перевод до 100 страниц',
  'диски до 250 см',
  'генератор до 500 вт',
  'участок от 100 соток',
  'печать до 500 штук',
  'грузоперевозки до 500 килограмм',
  'ведущий до 100 персон',
  'аниматор до 100 детей',
  'переезд до 300 километров',
  'стабилизатор до 380 вольт',
  'перевод до 500 символов',
  'movers up to 500 kilograms',
  'movers up to 300 kilometers',
  'translator up to 500 words',
  'егэ до 2027',
  'iphone 13 pro max 256',
])('extracts no price from %j', text => {
  expect(extractPrice(text)).toEqual({ price: undefined, text })
})

test('never throws, and does not change a text without a price', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), text => {
      const { price, text: otherText } = extractPrice(text)
      expect(price !== undefined || otherText === text).toBe(true)
    }),
  )
})
