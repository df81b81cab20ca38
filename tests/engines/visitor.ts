import type { Driver, Key } from './driver.ts'
import { waitUntil } from './wait-until.ts'

/** Something on the page that can be seen: the first that the selector finds, with these words in its text or name. */
export type Target = string | readonly [selector: string, words: string]

interface Point {
  readonly x: number
  readonly y: number
}

/** Runs in the page. */
const findTargetScript = `(selector, words) => [...document.querySelectorAll(selector)].find(part =>
  part.checkVisibility({ visibilityProperty: true }) &&
  ((part.getAttribute('aria-label') ?? '') + ' ' + part.textContent).replace(/\\s+/g, ' ').includes(words))`

/**
 * Runs in the page. Returns the point to press, or null while something covers the part or fonts are loading. A late font changes
 * line breaks: in Firefox it moves the search field of the home page by 89 pixels.
 */
const findPointScript = `part => {
  if (document.fonts.status !== 'loaded') return null
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = part.getClientRects()[0]
  const [x, y] = [left + width / 2, top + height / 2]
  return part.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}`

export type Visitor = ReturnType<typeof createVisitor>

/** What somebody does on a site, as a person would: by what is seen, with mouse and keyboard, waiting until it is there. */
export function createVisitor(driver: Driver, site: string) {
  const { evaluate, press, resize, print } = driver
  const getTargetExpression = (target: Target) => {
    const [selector, words] = typeof target === 'string' ? [target, ''] : target
    return `(${findTargetScript})(${JSON.stringify(selector)}, ${JSON.stringify(words.replace(/\s+/g, ' '))})`
  }
  const describeTarget = (target: Target) => (typeof target === 'string' ? target : `${target[0]} ‘${target[1]}’`)
  const expectValue = (expression: string, value: unknown) =>
    waitUntil(`${expression} is ${String(value)}`, async () => (await evaluate(expression)) === value)
  const expectVisible = (target: Target) =>
    waitUntil(`see ${describeTarget(target)}`, async () => evaluate(`Boolean(${getTargetExpression(target)})`))

  const click = async (target: Target) => {
    let before: Point | undefined
    const { x, y } = await waitUntil(`press ${describeTarget(target)}`, async () => {
      const spot = (await evaluate(`(${findPointScript})(${getTargetExpression(target)})`)) as Point | null
      // What still moves is not pressed.
      const isAtRest = spot && spot.x === before?.x && spot.y === before.y
      before = spot ?? undefined
      return isAtRest && spot
    })
    await driver.click(x, y)
  }

  /** The document of before may still be there for a moment, and would take what is meant for the next. */
  const waitForNextDocument = async (leave: () => Promise<unknown>) => {
    await evaluate('void (globalThis.isLeft = true)')
    await leave()
    await waitUntil('the next document', () => evaluate(`!globalThis.isLeft && document.readyState !== 'loading'`))
  }

  return {
    evaluate,
    resize,
    print,
    expectValue,
    expectVisible,
    click,
    press: (key: Key) => press(key),
    open: (path: string) => waitForNextDocument(() => driver.go(`${site}${path}`)),
    expectGone: (target: Target) =>
      waitUntil(`${describeTarget(target)} is gone`, async () => evaluate(`!${getTargetExpression(target)}`)),
    /** A message has popped up since the document came. It may be gone by now. */
    expectMessage: (words: string) =>
      waitUntil(`be told ‘${words}’`, () =>
        evaluate(`shownMessages.some(each => each.includes(${JSON.stringify(words)}))`),
      ),
    /** Types in place of what the field holds. */
    fill: async (target: Target, text: string) => {
      await click(target)
      await waitUntil(`${describeTarget(target)} has the focus`, () =>
        evaluate(`(part => part === document.activeElement && (part.select(), true))(${getTargetExpression(target)})`),
      )
      await driver.type(text)
    },
    /** The address without the site's own. */
    expectAddress: (address: string | RegExp) =>
      waitUntil(`be at ${address}`, async () => {
        const path = String(await evaluate('location.href')).slice(site.length)
        return typeof address === 'string' ? path === address : address.test(path)
      }),
    /** As the browser's button does: the document may be gone before it could answer. */
    goBack: () => evaluate('void setTimeout(() => history.back())'),
    reload: () => waitForNextDocument(() => evaluate('void setTimeout(() => location.reload())')),
  }
}
