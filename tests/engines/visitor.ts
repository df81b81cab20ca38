import type { Driver, Key } from './driver.ts'
import { waitUntil } from './wait-until.ts'

/** The first visible element that matches the selector and has the words in its text or `aria-label`. */
export type Target = string | readonly [selector: string, words: string]

interface Point {
  readonly x: number
  readonly y: number
}

const findTargetScript = `(selector, words) => [...document.querySelectorAll(selector)].find(part =>
  part.checkVisibility({ visibilityProperty: true }) &&
  ((part.getAttribute('aria-label') ?? '') + ' ' + part.textContent).replace(/\\s+/g, ' ').includes(words))`

/** Cancels the next press, including its click, if its first event misses the element, which may have moved. */
const guardPressScript = `part => {
  globalThis.pressGuard?.abort()
  const guard = (globalThis.pressGuard = new AbortController())
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, event => {
      guard.hasMissed ??= !part.contains(event.target)
      if (guard.hasMissed) event.preventDefault(), event.stopImmediatePropagation()
    }, { capture: true, signal: guard.signal })
}`

/** Null while another element covers this one, or while fonts load, because a late font would move the element. */
const preparePressScript = `part => {
  if (document.fonts.status !== 'loaded') return null
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = part.getClientRects()[0]
  const [x, y] = [left + width / 2, top + height / 2]
  if (!part.contains(document.elementFromPoint(x, y))) return null;
  (${guardPressScript})(part)
  return { x, y }
}`

export type Visitor = ReturnType<typeof createVisitor>

/** Each action waits until its target is visible. */
export function createVisitor(driver: Driver, siteUrl: string) {
  const { evaluate, press, resize, print } = driver
  const getTargetExpression = (target: Target) => {
    const [selector, words] = typeof target === 'string' ? [target, ''] : target
    return `(${findTargetScript})(${JSON.stringify(selector)}, ${JSON.stringify(words.replace(/\s+/g, ' '))})`
  }
  const describeTarget = (target: Target) => (typeof target === 'string' ? target : `${target[0]} ‘${target[1]}’`)
  const expectValue = (expression: string, value: unknown) =>
    waitUntil(`${expression} is ${String(value)}`, async () => (await evaluate(expression)) === value)
  const expectVisible = (target: Target) =>
    waitUntil(`${describeTarget(target)} is visible`, async () => evaluate(`Boolean(${getTargetExpression(target)})`))

  const click = async (target: Target) => {
    let previousPoint: Point | undefined
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { x, y } = await waitUntil(`${describeTarget(target)} can be pressed`, async () => {
        const point = (await evaluate(`(${preparePressScript})(${getTargetExpression(target)})`)) as Point | null
        const isAtRest = point && point.x === previousPoint?.x && point.y === previousPoint.y
        previousPoint = point ?? undefined
        return isAtRest && point
      })
      await driver.click(x, y)
      // If the document unloads, the press has hit a link.
      if (!(await evaluate('globalThis.pressGuard?.hasMissed === true').catch(() => false))) return
    }
    throw new Error(`${describeTarget(target)} moves at each press`)
  }

  /** Waits for the next document, so that later actions do not reach the old one. */
  const waitForNextDocument = async (leave: () => Promise<unknown>) => {
    await evaluate('void (globalThis.isOldDocument = true)')
    await leave()
    await waitUntil('the next document is parsed', () =>
      evaluate(`!globalThis.isOldDocument && document.readyState !== 'loading'`),
    )
  }

  return {
    evaluate,
    resize,
    print,
    expectValue,
    expectVisible,
    click,
    press: (key: Key) => press(key),
    open: (path: string) => waitForNextDocument(() => driver.go(`${siteUrl}${path}`)),
    expectGone: (target: Target) =>
      waitUntil(`${describeTarget(target)} is gone`, async () => evaluate(`!${getTargetExpression(target)}`)),
    /** Passes even if the toast has disappeared. */
    expectMessage: (words: string) =>
      waitUntil(`the toast ‘${words}’ is shown`, () =>
        evaluate(`shownToasts.some(toast => toast.includes(${JSON.stringify(words)}))`),
      ),
    fill: async (target: Target, text: string) => {
      await click(target)
      await waitUntil(`${describeTarget(target)} has the focus`, () =>
        evaluate(`(part => part === document.activeElement && (part.select(), true))(${getTargetExpression(target)})`),
      )
      await driver.type(text)
    },
    expectAddress: (expectedPath: string | RegExp) =>
      waitUntil(`the address is ${expectedPath}`, async () => {
        const path = String(await evaluate('location.href')).slice(siteUrl.length)
        return typeof expectedPath === 'string' ? path === expectedPath : expectedPath.test(path)
      }),
    /** Goes back in a timer, because otherwise the document could unload before `evaluate` returns. */
    goBack: () => evaluate('void setTimeout(() => history.back())'),
    reload: () => waitForNextDocument(() => evaluate('void setTimeout(() => location.reload())')),
  }
}
