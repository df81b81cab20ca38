import { phoneSize, type Step } from './step.ts'

const listPath = '/kazan/specialists/repetitory'

export const searchSteps: readonly Step[] = [
  {
    name: 'the home page loads, and its cookie banner can be closed',
    async run({ open, expectVisible, click, expectGone }) {
      await open('/')
      await expectVisible(['h1', 'Найдите того'])
      await click(['button', 'Принять'])
      await expectGone(['button', 'Принять'])
    },
  },
  {
    name: 'the search suggests categories',
    async run({ open, fill, expectVisible, press, expectAddress }) {
      await open('/')
      await fill('main input[type=search]', 'репет')
      // Until the results for the full text arrive, the list shows results for its prefix.
      await expectVisible(['[role=listbox]:not([aria-busy=true])', '«репет»'])
      await press('ArrowDown')
      await expectVisible(['[role=option][aria-selected=true]', 'Репетиторы'])
      await press('Enter')
      await expectAddress('/profiles?category=repetitory')
    },
  },
  {
    name: 'the city picker finds a city',
    async run({ open, click, fill, expectVisible, press, expectAddress, expectMessage }) {
      await open('/')
      await click('header [data-city-picker]')
      await expectVisible(['dialog [role=gridcell]', 'Москва'])
      await fill('dialog input', 'каза')
      await expectVisible(['dialog [role=gridcell][aria-selected=true]', 'Казань'])
      await press('Enter')
      await expectAddress('/kazan')
      await expectMessage('Город изменён: Казань')
      await expectVisible(['header', 'Казань'])
    },
  },
  {
    name: 'a category of a city links to its list',
    async run({ open, click, expectVisible, expectAddress }) {
      await open('/kazan')
      await click(`main a[href="${listPath}"]`)
      await expectAddress(listPath)
      await expectVisible(['h1', 'Репетиторы в Казани'])
    },
  },
  {
    name: 'the filters change the list',
    async run({ open, fill, click, expectAddress, expectVisible }) {
      await open(listPath)
      await fill('#price-to', '1500')
      await click(['aside label', 'от 4,5'])
      await click(['button', 'Показать'])
      await expectAddress(`${listPath}?price_to=1500&rating_from=4.5`)
      await expectVisible(['main', 'по вашим условиям'])
    },
  },
  {
    name: 'the sort menu changes the order',
    async run({ open, click, expectAddress, expectVisible }) {
      await open(`${listPath}?price_to=1500&rating_from=4.5`)
      await click(['summary', 'По оценке'])
      await click(['main a', 'Сначала дешевле'])
      await expectAddress(`${listPath}?sort=price&price_to=1500&rating_from=4.5`)
      await expectVisible(['summary', 'Сначала дешевле'])
    },
  },
  {
    name: 'Back restores a removed filter',
    async run({ open, click, expectAddress, goBack, expectValue }) {
      await open(`${listPath}?sort=price&price_to=1500&rating_from=4.5`)
      await click(['main a', 'Убрать условие до 1 500 ₽'])
      await expectAddress(`${listPath}?sort=price&rating_from=4.5`)
      await goBack()
      await expectAddress(`${listPath}?sort=price&price_to=1500&rating_from=4.5`)
      await expectValue(`document.querySelector('#price-to').value`, '1\u00a0500')
    },
  },
  {
    name: 'Escape closes the filter sheet on a phone',
    async run({ resize, open, click, expectVisible, press, expectGone }) {
      await resize(phoneSize)
      await open(listPath)
      await expectGone('#price-to')
      await click(['button', 'Фильтры'])
      await expectVisible('#price-to')
      await press('Escape')
      await expectGone('#price-to')
    },
  },
  {
    name: 'Tab moves into opened details',
    async run({ open, click, press, expectValue }) {
      await open(listPath)
      await click(['main details > summary', 'Ещё'])
      await expectValue(`document.querySelector('main details[open] > summary') !== null`, true)
      await press('Tab')
      await expectValue(`document.activeElement.matches('main details[open] a')`, true)
    },
  },
  {
    name: 'the phone menu fills the width and links to other pages',
    async run({ resize, open, click, expectVisible, expectGone, expectAddress, expectValue }) {
      await resize(phoneSize)
      await open('/kazan')
      await click('header summary')
      await expectVisible(['header nav a', 'Помощь'])
      await expectValue(`document.querySelector('header details nav').getBoundingClientRect().width`, phoneSize.width)
      await click(['header details nav a', 'Помощь'])
      await expectAddress('/help')
      await expectGone('header details nav')
    },
  },
  {
    name: 'a card links to the profile',
    async run({ open, click, expectAddress, expectVisible }) {
      await open(listPath)
      await click('main h3 a')
      await expectAddress(/^\/profiles\/\d+$/)
      await expectVisible(['h2', 'Услуги и цены'])
    },
  },
]
