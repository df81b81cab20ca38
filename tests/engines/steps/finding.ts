import { narrow, type Step } from './step.ts'

const list = '/kazan/specialists/repetitory'

/** From home to a profile. */
export const finding: readonly Step[] = [
  {
    name: 'home is there, and its banner goes',
    async walk({ open, see, click, gone }) {
      await open('/')
      await see(['h1', 'Найдите того'])
      await click(['button', 'Принять'])
      await gone(['button', 'Принять'])
    },
  },
  {
    name: 'the search suggests',
    async walk({ open, fill, see, press, at }) {
      await open('/')
      await fill('main input[type=search]', 'репет')
      // Until the results for the full text arrive, the list shows results for its prefix.
      await see(['[role=listbox]:not([aria-busy=true])', '«репет»'])
      await press('ArrowDown')
      await see(['[role=option][aria-selected=true]', 'Репетиторы'])
      await press('Enter')
      await at('/profiles?category=repetitory')
    },
  },
  {
    name: 'a city is searched in the picker',
    async walk({ open, click, fill, see, press, at, told }) {
      await open('/')
      await click('header [data-city-picker]')
      await see(['dialog [role=option]', 'Москва'])
      await fill('dialog input', 'каза')
      await see(['dialog [role=option][aria-selected=true]', 'Казань'])
      await press('Enter')
      await at('/kazan')
      await told('Город изменён: Казань')
      await see(['header', 'Казань'])
    },
  },
  {
    name: 'a category of the city leads to its list',
    async walk({ open, click, see, at }) {
      await open('/kazan')
      await click(`main a[href="${list}"]`)
      await at(list)
      await see(['h1', 'Репетиторы в Казани'])
    },
  },
  {
    name: 'the list is filtered',
    async walk({ open, fill, click, at, see }) {
      await open(list)
      await fill('#price-to', '1500')
      await click(['aside label', 'от 4,5'])
      await click(['button', 'Применить'])
      await at(`${list}?price_to=1500&rating_from=4.5`)
      await see(['main', 'по вашим условиям'])
    },
  },
  {
    name: 'the list is sorted',
    async walk({ open, click, at, see }) {
      await open(`${list}?price_to=1500&rating_from=4.5`)
      await click(['summary', 'По оценке'])
      await click(['main a', 'Сначала дешевле'])
      await at(`${list}?sort=price&price_to=1500&rating_from=4.5`)
      await see(['summary', 'Сначала дешевле'])
    },
  },
  {
    name: 'a filter is taken away, and back brings it again',
    async walk({ open, click, at, back, is }) {
      await open(`${list}?sort=price&price_to=1500&rating_from=4.5`)
      await click(['main a', 'Убрать условие до 1 500 ₽'])
      await at(`${list}?sort=price&rating_from=4.5`)
      await back()
      await at(`${list}?sort=price&price_to=1500&rating_from=4.5`)
      await is(`document.querySelector('#price-to').value`, '1\u00a0500')
    },
  },
  {
    name: 'on a phone the filters are a sheet that Escape closes',
    async walk({ resize, open, click, see, press, gone }) {
      await resize(narrow)
      await open(list)
      await gone('#price-to')
      await click(['button', 'Фильтры'])
      await see('#price-to')
      await press('Escape')
      await gone('#price-to')
    },
  },
  {
    name: 'Tab goes on into what a press has opened',
    async walk({ open, click, press, is }) {
      await open(list)
      await click(['main details > summary', 'Ещё'])
      await is(`document.querySelector('main details[open] > summary') !== null`, true)
      await press('Tab')
      await is(`document.activeElement.matches('main details[open] a')`, true)
    },
  },
  {
    name: 'the menu of a phone covers the page and leads on',
    async walk({ resize, open, click, see, gone, at, is }) {
      await resize(narrow)
      await open('/kazan')
      await click('header summary')
      await see(['header nav a', 'Помощь'])
      await is(`document.querySelector('header details nav').getBoundingClientRect().width`, narrow.width)
      await click(['header details nav a', 'Помощь'])
      await at('/help')
      await gone('header details nav')
    },
  },
  {
    name: 'a card of the list leads to the profile',
    async walk({ open, click, at, see }) {
      await open(list)
      await click('main h3 a')
      await at(/^\/profiles\/\d+$/)
      await see(['h2', 'Услуги и цены'])
    },
  },
]
