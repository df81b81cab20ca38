import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { manageNavigationFocus } from './manage-navigation-focus.ts'
import { takeFocusSnapshot } from './page-focus.ts'

const pages: Readonly<Record<string, string>> = {
  '/': '<h1>Главная</h1><a href="/kazan">Казань</a><a href="/perm">Пермь</a><a href="/kazan">Ещё раз Казань</a>',
  '/kazan?price_to=x': '<h1>Казань</h1><input aria-invalid="true" />',
  '/kazan/specialists':
    '<h1>Специалисты</h1><a href="?sort=price">Дешевле</a><section aria-labelledby="list"><h2 id="list">34 специалиста</h2></section>',
  '/kazan/specialists?sort=price':
    '<h1>Специалисты</h1><section aria-labelledby="list"><h2 id="list">34 специалиста</h2></section>',
  '/kazan': '<h1>Казань</h1><a href="/">Главная</a>',
  '/profiles/4?page=2': '<h1>Анна</h1><section aria-labelledby="reviews"><h2 id="reviews">Отзывы</h2></section>',
  '/help': '<h1>Помощь</h1><h2 id="accessibility">Доступность</h2>',
  '/en':
    '<h1>Home</h1><section id="cities" aria-labelledby="cities-heading"><h2 id="cities-heading">Cities</h2></section>',
}

const showPage = (path: string) => {
  document.body.innerHTML = `<main tabindex="-1">${pages[path.replace(/#.*/, '')] ?? ''}</main>`
}
const showCurrentPageAtUrl = (path: string) => {
  history.replaceState(null, '', path)
  dispatchEvent(new Event(pageShownEvent))
}
const navigateTo = (path: string) => {
  showPage(path)
  showCurrentPageAtUrl(path)
}
const getHeading = () => document.querySelector('h1')
const pressLink = (index: number) => {
  const link = document.querySelectorAll('a')[index]
  link?.addEventListener('click', event => event.preventDefault())
  link?.focus()
  link?.click()
}

beforeEach(() => {
  history.replaceState(null, '', '/')
  showPage('/')
  return manageNavigationFocus()
})

test('focuses the heading of the next page', () => {
  pressLink(0)
  navigateTo('/kazan')
  expect(getHeading()).toHaveFocus()
})

test('Back focuses the heading if the last press on the page only opened a dialog', () => {
  document.querySelectorAll('a')[0]?.setAttribute('data-city-picker', '')
  pressLink(0)
  navigateTo('/kazan')
  navigateTo('/')
  expect(getHeading()).toHaveFocus()
})

describe('for a page that was shown while the module loaded', () => {
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
  const leaveWhileLoading = (path: string, act?: () => void) => {
    focus('a')
    const focusBefore = takeFocusSnapshot()
    history.replaceState(null, '', path)
    showPage(path)
    act?.()
    onTestFinished(manageNavigationFocus(focusBefore))
  }

  test('focuses the target of the hash', () => {
    leaveWhileLoading('/profiles/4?page=2#reviews')
    expect(document.querySelector('h2')).toHaveFocus()
  })

  test('focuses the heading of a list that was opened from another page', () => {
    leaveWhileLoading('/kazan/specialists')
    expect(getHeading()).toHaveFocus()
  })

  test('keeps the focus that the visitor has moved there', () => {
    leaveWhileLoading('/profiles/4?page=2#reviews', () => focus('main'))
    expect(document.querySelector('main')).toHaveFocus()
  })

  test('focuses the heading even if the followed link still has the focus', () => {
    document.body.insertAdjacentHTML('afterbegin', '<header><a href="/kazan">Казань</a></header>')
    focus('header a')
    const focusBefore = takeFocusSnapshot()
    history.replaceState(null, '', '/kazan')
    document.querySelector('main')?.replaceChildren(document.createElement('h1'))
    onTestFinished(manageNavigationFocus(focusBefore))
    expect(getHeading()).toHaveFocus()
  })
})

test('focuses the heading of the results when a list is sorted, and the heading of the page when it is opened', () => {
  navigateTo('/kazan/specialists')
  expect(getHeading()).toHaveFocus()
  navigateTo('/kazan/specialists?sort=price')
  expect(document.getElementById('list')).toHaveFocus()
  navigateTo('/kazan')
  expect(getHeading()).toHaveFocus()
})

test.each([
  ['/profiles/4?page=2#reviews', 'Отзывы'],
  ['/help#accessibility', 'Доступность'],
  ['/en#cities', 'Cities'],
  ['/help#no-such-section', 'Помощь'],
  ['/help#', 'Помощь'],
])('focuses the target of the hash, or the heading of the page: %s', (path, heading) => {
  navigateTo(path)
  expect(document.activeElement).toHaveTextContent(heading)
  expect(document.activeElement?.localName).toMatch(/^h[12]$/)
})

test('leaves scrolling to a section to the browser', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  navigateTo('/help#accessibility')
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  focus.mockRestore()
})

test('Back to a URL with a hash restores the focus of the followed link', () => {
  navigateTo('/profiles/4?page=2#reviews')
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/kazan">Казань</a>')
  pressLink(0)
  navigateTo('/kazan')
  history.replaceState(null, '', '/profiles/4?page=2#reviews')
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/kazan">Казань</a>')
  dispatchEvent(new Event(pageShownEvent))
  expect(document.activeElement?.localName).toBe('a')
})

test('Back restores the focus of the followed link, among several links to the same page', () => {
  pressLink(2)
  navigateTo('/kazan')
  navigateTo('/')
  expect(document.querySelectorAll('a')[2]).toHaveFocus()
})

test.each(['<dialog open>', '<div role="dialog">', '<ul role="listbox">'])(
  'Back focuses the heading if the followed link was in a %s',
  container => {
    pressLink(0)
    navigateTo('/kazan')
    navigateTo('/')
    document.body.insertAdjacentHTML('beforeend', `${container}<a href="/kazan">Казань</a>`)
    pressLink(3)
    navigateTo('/kazan')
    navigateTo('/')
    expect(getHeading()).toHaveFocus()
  },
)

test('Back focuses the heading if the followed link is hidden, as in the closed menu on phones', () => {
  pressLink(0)
  navigateTo('/kazan')
  showCurrentPageAtUrl('/')
  showPage('/')
  // jsdom also focuses hidden links.
  for (const link of document.querySelectorAll('a')) link.focus = () => undefined
  dispatchEvent(new Event(pageShownEvent))
  expect(getHeading()).toHaveFocus()
})

test('Back focuses the heading of a page that was not left by a link', () => {
  navigateTo('/kazan')
  navigateTo('/')
  expect(getHeading()).toHaveFocus()
})

test('removing the login query does not count as Back, so the focus stays where it is', () => {
  pressLink(2)
  navigateTo('/kazan')
  pressLink(0)
  showPage('/')
  showCurrentPageAtUrl('/?login&returnTo=/profile')
  expect(getHeading()).toHaveFocus()
  showCurrentPageAtUrl('/')
  expect(getHeading()).toHaveFocus()
})

describe('Back to a page that renders later than the URL changes', () => {
  beforeEach(() => {
    pressLink(2)
    navigateTo('/kazan')
    document.querySelector('a')?.focus()
    showCurrentPageAtUrl('/')
  })

  test('leaves the focus where it is until then', () => {
    expect(document.querySelector('a')).toHaveFocus()
  })

  test('restores the focus of the followed link then', () => {
    navigateTo('/')
    expect(document.querySelectorAll('a')[2]).toHaveFocus()
  })

  test('focuses the heading then if the followed link is gone', () => {
    document.body.innerHTML = '<main><h1>Главная</h1></main>'
    dispatchEvent(new Event(pageShownEvent))
    expect(getHeading()).toHaveFocus()
  })
})

test('a link back to the previous page focuses the heading', () => {
  pressLink(0)
  navigateTo('/kazan')
  pressLink(0)
  navigateTo('/')
  expect(getHeading()).toHaveFocus()
})

test.each(['role="menuitem"', 'data-sign-out'])(
  'a press on <button %s> focuses the heading of the page it opens, even if a link was followed from that page before',
  attribute => {
    pressLink(0)
    navigateTo('/kazan')
    document.body.insertAdjacentHTML('beforeend', `<button ${attribute}><b>Главная</b></button>`)
    document.querySelector<HTMLElement>('b')?.click()
    navigateTo('/')
    expect(getHeading()).toHaveFocus()
  },
)

describe('after a press that opened nothing', () => {
  const firePopState = (path: string) => {
    history.replaceState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  const pressSignOut = () => {
    document.body.insertAdjacentHTML('beforeend', '<button data-sign-out>Выйти</button>')
    document.querySelector('button')?.click()
  }

  test('Back restores the focus of the followed link, even if the router shows the page at once', () => {
    const showPathPage = () => navigateTo(location.pathname)
    addEventListener('popstate', showPathPage)
    onTestFinished(() => removeEventListener('popstate', showPathPage))
    // Registered after `showPathPage`, because the router's listener is also registered before this module's.
    onTestFinished(manageNavigationFocus())
    pressLink(2)
    navigateTo('/kazan')
    pressSignOut()
    firePopState('/')
    expect(document.querySelectorAll('a')[2]).toHaveFocus()
  })

  test('a jump within the page does not turn the navigation after it into Back', () => {
    pressLink(0)
    navigateTo('/kazan')
    pressSignOut()
    firePopState('/kazan#top')
    navigateTo('/')
    expect(getHeading()).toHaveFocus()
  })
})

test('focuses the field of an invalid value in the URL', () => {
  navigateTo('/kazan?price_to=x')
  expect(document.querySelector('input')).toHaveFocus()
})

test('does not move the focus when the same page renders again', () => {
  dispatchEvent(new Event(pageShownEvent))
  expect(document.body).toHaveFocus()
})

test('leaves the focus in an open dialog', () => {
  history.replaceState(null, '', '/kazan')
  document.body.innerHTML = '<main><h1>Казань</h1></main><dialog open><button>×</button></dialog>'
  document.querySelector('button')?.focus()
  dispatchEvent(new Event(pageShownEvent))
  expect(document.querySelector('button')).toHaveFocus()
})
