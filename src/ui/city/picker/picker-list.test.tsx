import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PickerList } from './picker-list.tsx'

const country = Array.from({ length: 500 }, (_, index) => ({ slug: `c${index}`, name: `Город ${index}`, match: null }))
const cities = country.slice(0, 5)
const onChoose = vi.fn()
/** Targets of the followed links; jsdom cannot navigate. */
const followed: string[] = []
const follow = (event: MouseEvent) => {
  if (!event.defaultPrevented && event.target instanceof HTMLElement)
    followed.push(event.target.closest('a')?.getAttribute('href') ?? '')
  event.preventDefault()
}

let seen: readonly ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = []
beforeEach(() => {
  onChoose.mockClear()
  followed.length = 0
  seen = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen
      constructor(told: (typeof seen)[number]) {
        this.#seen = told
      }
      observe() {
        seen = [...seen, this.#seen]
      }
      disconnect() {
        seen = seen.filter(each => each !== this.#seen)
      }
    },
  )
  window.addEventListener('click', follow)
})
afterEach(() => {
  window.removeEventListener('click', follow)
  vi.unstubAllGlobals()
})

type Props = Parameters<typeof PickerList>[0]
const list = (of: Partial<Props> = {}) => (
  <PickerList
    id="list"
    label="Города"
    cities={cities}
    active={-1}
    columns={4}
    current="c2"
    getHref={slug => `/${slug}`}
    onChoose={onChoose}
    {...of}
  />
)
// Queries by role take seconds for hundreds of elements.
const cells = () => [...document.querySelectorAll('[role=gridcell]')]
const comes = (isIntersecting: boolean) =>
  act(() => {
    for (const tell of seen) tell([{ isIntersecting }])
  })

test('renders a long list in steps, whose rows keep their number in the whole grid', () => {
  const { rerender } = render(list({ cities: country }))
  const first = cells().length
  expect(first).toBeLessThan(country.length)
  expect(cells().at(-1)?.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(first / 4))
  expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '125')
  comes(false)
  expect(cells()).toHaveLength(first)
  comes(true)
  expect(cells()).toHaveLength(2 * first)
  comes(true)
  expect(cells()).toHaveLength(500)
  // A new list starts from the first step.
  rerender(list({ cities: country.toReversed() }))
  expect(cells()).toHaveLength(first)
  expect(cells()[0]).toHaveTextContent('Город 499')
})

test('renders the active city however far down it is', () => {
  const { rerender } = render(list({ cities: country }))
  rerender(list({ cities: country, active: 499 }))
  expect(cells()).toHaveLength(500)
  expect(document.querySelector('[aria-selected=true]')).toHaveTextContent('Город 499')
})

test('scrolls to the active city, or to the start without one', () => {
  const into: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    into.push(this.textContent.slice(0, 7))
  })
  const { rerender } = render(list({ active: 3 }))
  expect(into).toEqual(['Город 3'])
  rerender(list({ active: -1 }))
  expect(into).toEqual(['Город 3', expect.stringMatching(/^Город 0/)])
})

test('chooses and follows a link, but leaves modified clicks to the browser', async () => {
  const user = userEvent.setup()
  render(list())
  await user.click(screen.getByRole('link', { name: 'Город 1' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(cities[1])
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Город 3' }))
  await user.keyboard('{/Control}')
  expect(onChoose).toHaveBeenCalledOnce()
  expect(followed).toEqual(['/c1', '/c3'])
})

test('marks the current city and chooses it without a load', async () => {
  const user = userEvent.setup()
  render(list({ getHref: slug => (slug === 'c2' ? location.href : `/${slug}`) }))
  const here = screen.getByRole('link', { current: true })
  expect(here).toHaveTextContent('Город 2')
  await user.click(here)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(cities[2])
  expect(followed).toEqual([])
})

test('renders choices without links, where modified clicks choose too', async () => {
  const user = userEvent.setup()
  render(list({ getHref: undefined }))
  expect(screen.queryAllByRole('link')).toEqual([])
  await user.keyboard('{Control>}')
  await user.click(screen.getByText('Город 1'))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(cities[1])
})

test('puts as many cities into a row as there are columns', () => {
  render(list())
  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
    expect.stringMatching(/^Город 0.*Город 3\s*$/),
    expect.stringMatching(/^Город 4\s*$/),
  ])
})

test('shows the region where needed and highlights the match', () => {
  render(
    list({
      cities: [
        { slug: 'a', name: 'Маркс', region: 'Саратовская область', match: { in: 'name', start: 0, end: 3 } },
        { slug: 'b', name: 'Энгельс', region: 'Саратовская область', match: { in: 'region', start: 0, end: 5 } },
      ],
    }),
  )
  expect([...document.querySelectorAll('b')].map(found => found.textContent)).toEqual(['Мар', 'Сарат'])
  expect(cells().map(cell => cell.textContent)).toEqual(['Маркс Саратовская область', 'Энгельс Саратовская область'])
})
