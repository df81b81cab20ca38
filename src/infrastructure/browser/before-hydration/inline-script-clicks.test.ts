import { beforeEach, expect, it, vi } from 'vitest'

const hydrate = vi.hoisted(() => vi.fn())
vi.mock(import('./hydration.ts'), () => ({ hydrate }))

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML = `
    <button>Favorites</button>
    <button data-accept-cookies>Accept</button>
    <button popovertarget="filters">Filters</button>
    <a href="#forms" data-form="review">Write a review</a>
    <a href="#cities" data-city-picker><span>Kazan</span></a>
    <a href="#login" data-login>Sign in</a>
    <a href="#specialists">Specialists</a>`
  if (globalThis.inputRecord) return
  await import('./inline-script.ts')
  dispatchEvent(new Event('pageshow'))
})

/** Returns whether the default action runs. */
function press(text: string, eventInit: MouseEventInit = {}): boolean {
  const pressedElement = [...document.querySelectorAll('button,a,span')].findLast(
    element => element.textContent === text,
  )
  return (
    pressedElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...eventInit })) ?? false
  )
}

it.each(['Write a review', 'Kazan', 'Sign in'])('stays on the page and records the press: %s', text => {
  expect(press(text)).toBe(false)
  expect(globalThis.inputRecord?.clicked?.textContent).toBe(text)
})

it('leaves the default action of buttons, plain links and links opened in a new tab to the browser', () => {
  expect(press('Favorites')).toBe(true)
  expect(press('Specialists')).toBe(true)
  expect(press('Kazan', { ctrlKey: true })).toBe(true)
  expect(globalThis.inputRecord?.clicked?.textContent).toBe('Favorites')
})

it.each(['Accept', 'Filters'])('keeps the recorded press when %s, which works before hydration, is pressed', text => {
  press('Write a review')
  expect(press(text)).toBe(true)
  expect(globalThis.inputRecord?.clicked?.textContent).toBe('Write a review')
})

it('hydrates the page on a click without any other event, as assistive technology sends it', () => {
  hydrate.mockClear()
  press('Favorites')
  expect(hydrate).toHaveBeenCalledOnce()
})
