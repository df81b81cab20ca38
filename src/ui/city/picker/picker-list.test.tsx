import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PickerList } from './picker-list.tsx'

const manyCities = Array.from({ length: 500 }, (_, index) => ({
  slug: `c${index}`,
  name: `Город ${index}`,
  match: null,
}))
const cities = manyCities.slice(0, 5)
const onChoose = vi.fn()
const followedHrefs: string[] = []
const recordClick = (event: MouseEvent) => {
  if (!event.defaultPrevented && event.target instanceof HTMLElement)
    followedHrefs.push(event.target.closest('a')?.getAttribute('href') ?? '')
  event.preventDefault()
}

let observerCallbacks: readonly ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = []
beforeEach(() => {
  onChoose.mockClear()
  followedHrefs.length = 0
  observerCallbacks = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback
      constructor(callback: (typeof observerCallbacks)[number]) {
        this.#callback = callback
      }
      observe() {
        observerCallbacks = [...observerCallbacks, this.#callback]
      }
      disconnect() {
        observerCallbacks = observerCallbacks.filter(callback => callback !== this.#callback)
      }
    },
  )
  window.addEventListener('click', recordClick)
})
afterEach(() => {
  window.removeEventListener('click', recordClick)
  vi.unstubAllGlobals()
})

type Props = Parameters<typeof PickerList>[0]
const createList = (props: Partial<Props> = {}) => (
  <PickerList
    id="list"
    locale="ru"
    label="Города"
    cities={cities}
    activeIndex={-1}
    columns={4}
    currentSlug="c2"
    getHref={slug => `/${slug}`}
    onChoose={onChoose}
    {...props}
  />
)
// Queries by role take seconds for hundreds of elements.
const getCells = () => [...document.querySelectorAll('[role=gridcell]')]
const notifyObservers = (isIntersecting: boolean) =>
  act(() => {
    for (const notify of observerCallbacks) notify([{ isIntersecting }])
  })

test('marks names without a translation as Russian', () => {
  const untranslatedCity = { slug: 'c0', name: 'Казань', region: 'Татарстан', match: null }
  render(createList({ locale: 'en', cities: [untranslatedCity] }))
  for (const name of ['Казань', 'Татарстан']) expect(screen.getByText(name)).toHaveAttribute('lang', 'ru')
})

test('renders a long list in steps, with row numbers of the whole grid', () => {
  const { rerender } = render(createList({ cities: manyCities }))
  const firstStepLength = getCells().length
  expect(firstStepLength).toBeLessThan(manyCities.length)
  expect(getCells().at(-1)?.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(firstStepLength / 4))
  expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '125')
  notifyObservers(false)
  expect(getCells()).toHaveLength(firstStepLength)
  notifyObservers(true)
  expect(getCells()).toHaveLength(2 * firstStepLength)
  notifyObservers(true)
  expect(getCells()).toHaveLength(500)
  rerender(createList({ cities: manyCities.toReversed() }))
  expect(getCells()).toHaveLength(firstStepLength)
  expect(getCells()[0]).toHaveTextContent('Город 499')
})

test('renders the active city at any position', () => {
  const { rerender } = render(createList({ cities: manyCities }))
  rerender(createList({ cities: manyCities, activeIndex: 240 }))
  // Two steps, which end with a full row.
  expect(getCells()).toHaveLength(480)
  rerender(createList({ cities: manyCities, activeIndex: 499 }))
  expect(getCells()).toHaveLength(500)
  expect(document.querySelector('[aria-selected=true]')).toHaveTextContent('Город 499')
})

test('scrolls to the active city, or to the first city if none is active', () => {
  const scrolledTexts: unknown[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTexts.push(this.textContent.trim())
  })
  const { rerender } = render(createList({ activeIndex: 3 }))
  expect(scrolledTexts).toEqual(['Город 3'])
  rerender(createList({ activeIndex: -1 }))
  expect(scrolledTexts).toEqual(['Город 3', 'Город 0'])
  rerender(createList({ activeIndex: -1, cities: manyCities.slice(5, 9) }))
  expect(scrolledTexts).toEqual(['Город 3', 'Город 0', 'Город 5'])
})

test('chooses the clicked city and follows its link, but leaves modified clicks to the browser', async () => {
  const user = userEvent.setup()
  render(createList())
  await user.click(screen.getByRole('link', { name: 'Город 1' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(cities[1])
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Город 3' }))
  await user.keyboard('{/Control}')
  expect(onChoose).toHaveBeenCalledOnce()
  expect(followedHrefs).toEqual(['/c1', '/c3'])
})

test('marks the current city, and chooses it without loading its page', async () => {
  const user = userEvent.setup()
  render(createList({ getHref: slug => (slug === 'c2' ? location.href : `/${slug}`) }))
  const currentLink = screen.getByRole('link', { current: true })
  expect(currentLink).toHaveTextContent('Город 2')
  await user.click(currentLink)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(cities[2])
  expect(followedHrefs).toEqual([])
})

test('renders no links without `getHref`, and then also chooses on modified clicks', async () => {
  const user = userEvent.setup()
  render(createList({ getHref: undefined }))
  expect(screen.queryAllByRole('link')).toEqual([])
  await user.keyboard('{Control>}')
  await user.click(screen.getByText('Город 1'))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(cities[1])
})

test('puts as many cities into a row as there are columns', () => {
  render(createList())
  expect(screen.getAllByRole('row').map(row => row.textContent)).toEqual([
    expect.stringMatching(/^Город 0.*Город 3\s*$/),
    expect.stringMatching(/^Город 4\s*$/),
  ])
})

test('shows the region of a city and highlights the match', () => {
  render(
    createList({
      cities: [
        { slug: 'a', name: 'Маркс', region: 'Саратовская область', match: { field: 'name', start: 0, end: 3 } },
        { slug: 'b', name: 'Энгельс', region: 'Саратовская область', match: { field: 'region', start: 0, end: 5 } },
      ],
    }),
  )
  expect([...document.querySelectorAll('b')].map(match => match.textContent)).toEqual(['Мар', 'Сарат'])
  expect(getCells().map(cell => cell.textContent)).toEqual(['Маркс Саратовская область', 'Энгельс Саратовская область'])
})
