import { beforeEach, expect, test } from 'vitest'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { manageNavigationFocus } from './manage-navigation-focus.ts'

const pages: Readonly<Record<string, string>> = {
  '/': '<h1>Главная</h1><a href="/kazan">Казань</a><a href="/perm">Пермь</a><a href="/kazan">Ещё раз Казань</a>',
  '/kazan?price_to=x': '<h1>Казань</h1><input aria-invalid="true" />',
  '/kazan/specialists':
    '<h1>Специалисты</h1><a href="?sort=price">Дешевле</a><section aria-labelledby="list"><h2 id="list">34 специалиста</h2></section>',
  '/kazan/specialists?sort=price':
    '<h1>Специалисты</h1><section aria-labelledby="list"><h2 id="list">34 специалиста</h2></section>',
  '/kazan': '<h1>Казань</h1><a href="/">Главная</a>',
}

const show = (address: string) => {
  document.body.innerHTML = `<main tabindex="-1">${pages[address] ?? ''}</main>`
}
const arrive = (address: string) => {
  history.replaceState(null, '', address)
  show(address)
  dispatchEvent(new Event(shownEvent))
}
const goBack = (address: string) => {
  history.replaceState(null, '', address)
  show(address)
  dispatchEvent(new Event(shownEvent))
}
const getHeading = () => document.querySelector('h1')
const press = (index: number) => {
  const link = document.querySelectorAll('a')[index]
  link?.addEventListener('click', event => event.preventDefault())
  link?.focus()
  link?.click()
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  show('/')
  return manageNavigationFocus()
})

test('focuses the heading of the next page', () => {
  press(0)
  arrive('/kazan')
  expect(getHeading()).toHaveFocus()
})

test('focuses the heading of the results when a list is filtered or sorted, but not when it is entered', () => {
  arrive('/kazan/specialists')
  expect(getHeading()).toHaveFocus()
  arrive('/kazan/specialists?sort=price')
  expect(document.getElementById('list')).toHaveFocus()
  arrive('/kazan')
  expect(getHeading()).toHaveFocus()
})

test('Back restores the focus of the link that was followed, among links to the same page', () => {
  press(2)
  arrive('/kazan')
  goBack('/')
  expect(document.querySelectorAll('a')[2]).toHaveFocus()
})

test('Back focuses the heading of a page that no link has left', () => {
  arrive('/kazan')
  goBack('/')
  expect(getHeading()).toHaveFocus()
})

test('Back waits for a page that is shown later than its address', () => {
  press(2)
  arrive('/kazan')
  history.replaceState(null, '', '/')
  dispatchEvent(new Event(shownEvent))
  show('/')
  dispatchEvent(new Event(shownEvent))
  expect(document.querySelectorAll('a')[2]).toHaveFocus()
})

test('a link that leads back to the page before focuses its heading', () => {
  press(0)
  arrive('/kazan')
  press(0)
  arrive('/')
  expect(getHeading()).toHaveFocus()
})

test('focuses a field whose value in the address is wrong', () => {
  arrive('/kazan?price_to=x')
  expect(document.querySelector('input')).toHaveFocus()
})

test('moves nothing when the page shown stays the same', () => {
  dispatchEvent(new Event(shownEvent))
  expect(document.body).toHaveFocus()
})

test('leaves the focus in an open dialog', () => {
  history.replaceState(null, '', '/kazan')
  document.body.innerHTML = '<main><h1>Казань</h1></main><dialog open><button>×</button></dialog>'
  document.querySelector('button')?.focus()
  dispatchEvent(new Event(shownEvent))
  expect(document.querySelector('button')).toHaveFocus()
})
