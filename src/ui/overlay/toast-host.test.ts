import { afterEach, expect, test, vi } from 'vitest'
import { createToastHost, keepOnTop } from './toast-host.ts'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Shows the toasts of a phone 740 px high that has these fixed bars. Returns their CSS `bottom`. */
function getHostBottomOnPhone(...boxes: readonly (readonly [top: number, bottom: number])[]) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerHeight', 740)
  const bars = boxes.map(([top, bottom]) => {
    const bar = document.body.appendChild(document.createElement('div'))
    bar.style.position = 'fixed'
    bar.getBoundingClientRect = () => DOMRect.fromRect({ y: top, height: bottom - top })
    return bar
  })
  vi.spyOn(document, 'elementsFromPoint').mockImplementation((_x, y) =>
    bars.filter(bar => bar.getBoundingClientRect().top <= y && y < bar.getBoundingClientRect().bottom),
  )
  const host = createToastHost(undefined)
  Object.assign(host, { matches: () => true })
  keepOnTop(host)
  return host.style.bottom
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
] as const)('R-toast: on a phone, toasts are above %s', (_, boxes, bottom) => {
  expect(getHostBottomOnPhone(...boxes)).toBe(bottom)
})
