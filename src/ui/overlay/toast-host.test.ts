import { afterEach, expect, test, vi } from 'vitest'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { createToastHost, keepOnTop } from './toast-host.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Bar = readonly [top: number, bottom: number]

function showOnPhone(bars: readonly Bar[]) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerHeight', 740)
  vi.spyOn(document, 'elementsFromPoint').mockImplementation((_x, y) =>
    bars.filter(([top, bottom]) => top <= y && y < bottom).map(createBarElement),
  )
  const host = createToastHost(undefined)
  Object.assign(host, { matches: () => true })
  return { host, stop: keepOnTop(host) }
}

function createBarElement([top, bottom]: Bar): HTMLElement {
  const element = document.createElement('div')
  element.style.position = 'fixed'
  element.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: bottom - top })
  return element
}

test.each([
  ['no bar', [], ''],
  ['a bar', [[667, 740]], '85px'],
  [
    'a bar and a banner above it',
    [
      [667, 740],
      [533, 667],
    ],
    '219px',
  ],
  [
    'a bar and a banner with large text above it, with a gap in which no toast fits',
    [
      [617, 740],
      [368, 594],
    ],
    '384px',
  ],
  ['an overlay below the header', [[61, 740]], ''],
] as const)('R-toast: on a phone with %s, toasts cover no bar', (_, bars, bottom) => {
  const { host, stop } = showOnPhone(bars)
  expect(host.style.bottom).toBe(bottom)
  stop()
})

test('R-toast: on a phone, toasts move when a page with a bar is shown, and when the bar disappears', async () => {
  const bars: Bar[] = []
  const { host, stop } = showOnPhone(bars)
  bars.push([667, 740])
  dispatchEvent(new Event(pageShownEvent))
  expect(host.style.bottom).toBe('85px')
  bars.pop()
  document.documentElement.dataset['ownProfile'] = ''
  await expect.poll(() => host.style.bottom).toBe('')
  delete document.documentElement.dataset['ownProfile']
  stop()
})
