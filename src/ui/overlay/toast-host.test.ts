import { afterEach, expect, test, vi } from 'vitest'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { createToastHost, keepOnTop } from './toast-host.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A fixed bar. */
type Box = readonly [top: number, bottom: number]

/** Shows toasts on a phone that is 740 px high and has these bars. A test may change the bars. */
function showOnPhone(boxes: readonly Box[]) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerHeight', 740)
  vi.spyOn(document, 'elementsFromPoint').mockImplementation((_x, y) =>
    boxes.filter(([top, bottom]) => top <= y && y < bottom).map(createBar),
  )
  const host = createToastHost(undefined)
  Object.assign(host, { matches: () => true })
  return { host, stop: keepOnTop(host) }
}

function createBar([top, bottom]: Box): HTMLElement {
  const bar = document.createElement('div')
  bar.style.position = 'fixed'
  bar.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: bottom - top })
  return bar
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
  ['a full-screen overlay', [[0, 740]], ''],
] as const)('R-toast: on a phone with %s, toasts cover no bar', (_, boxes, bottom) => {
  const { host, stop } = showOnPhone(boxes)
  expect(host.style.bottom).toBe(bottom)
  stop()
})

test('R-toast: on a phone, toasts move when a page with a bar is shown, and when the bar disappears', async () => {
  const boxes: Box[] = []
  const { host, stop } = showOnPhone(boxes)
  boxes.push([667, 740])
  dispatchEvent(new Event(pageShownEvent))
  expect(host.style.bottom).toBe('85px')
  boxes.pop()
  document.documentElement.dataset['ownProfile'] = ''
  await expect.poll(() => host.style.bottom).toBe('')
  delete document.documentElement.dataset['ownProfile']
  stop()
})
