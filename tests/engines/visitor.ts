import type { Driver, Key } from './driver.ts'
import { until } from './until.ts'

/** Something on the page that can be seen: the first that the selector finds, with these words in its text or name. */
export type Target = string | readonly [selector: string, words: string]

interface Spot {
  readonly x: number
  readonly y: number
}

/** Runs in the page. */
const findIn = `(selector, words) => [...document.querySelectorAll(selector)].find(part =>
  part.checkVisibility({ visibilityProperty: true }) &&
  ((part.getAttribute('aria-label') ?? '') + ' ' + part.textContent).replace(/\\s+/g, ' ').includes(words))`

/**
 * Runs in the page. Returns the point to press, or null while something covers the part or fonts are loading. A late font changes
 * line breaks: in Firefox it moves the search field of the home page by 89 pixels.
 */
const spotIn = `part => {
  if (document.fonts.status !== 'loaded') return null
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = part.getClientRects()[0]
  const [x, y] = [left + width / 2, top + height / 2]
  return part.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}`

export type Visitor = ReturnType<typeof visitorOf>

/** What somebody does on a site, as a person would: by what is seen, with mouse and keyboard, waiting until it is there. */
export function visitorOf(driver: Driver, site: string) {
  const { evaluate, press, resize, print } = driver
  const found = (target: Target) => {
    const [selector, words] = typeof target === 'string' ? [target, ''] : target
    return `(${findIn})(${JSON.stringify(selector)}, ${JSON.stringify(words.replace(/\s+/g, ' '))})`
  }
  const nameOf = (target: Target) => (typeof target === 'string' ? target : `${target[0]} ‘${target[1]}’`)
  const is = (expression: string, value: unknown) =>
    until(`${expression} is ${String(value)}`, async () => (await evaluate(expression)) === value)
  const see = (target: Target) => until(`see ${nameOf(target)}`, async () => evaluate(`Boolean(${found(target)})`))

  const click = async (target: Target) => {
    let before: Spot | undefined
    const { x, y } = await until(`press ${nameOf(target)}`, async () => {
      const spot = (await evaluate(`(${spotIn})(${found(target)})`)) as Spot | null
      // What still moves is not pressed.
      const rests = spot && spot.x === before?.x && spot.y === before.y
      before = spot ?? undefined
      return rests && spot
    })
    await driver.click(x, y)
  }

  /** The document of before may still be there for a moment, and would take what is meant for the next. */
  const arrive = async (leave: () => Promise<unknown>) => {
    await evaluate('void (globalThis.isLeft = true)')
    await leave()
    await until('the next document', () => evaluate(`!globalThis.isLeft && document.readyState !== 'loading'`))
  }

  return {
    evaluate,
    resize,
    print,
    is,
    see,
    click,
    press: (key: Key) => press(key),
    open: (path: string) => arrive(() => driver.go(`${site}${path}`)),
    gone: (target: Target) => until(`${nameOf(target)} is gone`, async () => evaluate(`!${found(target)}`)),
    /** A message has popped up since the document came. It may be gone by now. */
    told: (words: string) =>
      until(`be told ‘${words}’`, () => evaluate(`toldMessages.some(each => each.includes(${JSON.stringify(words)}))`)),
    /** Types in place of what the field holds. */
    fill: async (target: Target, text: string) => {
      await click(target)
      await until(`${nameOf(target)} has the focus`, () =>
        evaluate(`(part => part === document.activeElement && (part.select(), true))(${found(target)})`),
      )
      await driver.type(text)
    },
    /** The address without the site's own. */
    at: (address: string | RegExp) =>
      until(`be at ${address}`, async () => {
        const path = String(await evaluate('location.href')).slice(site.length)
        return typeof address === 'string' ? path === address : address.test(path)
      }),
    /** As the browser's button does: the document may be gone before it could answer. */
    back: () => evaluate('void setTimeout(() => history.back())'),
    reload: () => arrive(() => evaluate('void setTimeout(() => location.reload())')),
  }
}
