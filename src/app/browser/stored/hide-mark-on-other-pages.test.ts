import { expect, test } from 'vitest'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { hideMarkOnOtherPages } from './hide-mark-on-other-pages.ts'

test('the mark stays when the login query is removed, and is hidden on another page', () => {
  document.body.innerHTML = '<stored-copy>Сохранено</stored-copy>'
  const mark = document.querySelector<HTMLElement>('stored-copy')
  history.replaceState(null, '', '/kazan?page=2&login&returnTo=/profile')
  hideMarkOnOtherPages()
  const showPage = (path: string) => {
    history.replaceState(null, '', path)
    dispatchEvent(new Event(pageShownEvent))
  }
  showPage('/kazan?page=2')
  expect(mark).toHaveProperty('hidden', false)
  showPage('/kazan')
  expect(mark).toHaveProperty('hidden', true)
})
