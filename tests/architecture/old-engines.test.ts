import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../src')
const styleSheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8').replace(/\/\*[^]*?\*\//g, '') }))

const findSelectorLists = (text: string) => [...text.matchAll(/([^{};]+)\{/g)].map(([, list = '']) => list.trim())
const splitSelectorList = (list: string): readonly string[] => {
  let depth = 0
  let start = 0
  const commas = [...list].flatMap((character, index) => {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    return character === ',' && depth === 0 ? [index] : []
  })
  return [...commas, list.length].map(comma => {
    const part = list.slice(start, comma)
    start = comma + 1
    return part
  })
}

const findMixedLists = (text: string) =>
  findSelectorLists(text).filter(list => new Set(splitSelectorList(list).map(part => part.includes(':has('))).size > 1)

test('no selector list mixes :has with other selectors, because Firefox before 121 drops the list', () => {
  expect(findMixedLists('.a:hover, .a:has(b) {}')).toHaveLength(1)
  expect(findMixedLists('.a:has(b), .c:has(d, e) {}')).toHaveLength(0)
  expect(styleSheets.flatMap(({ path, text }) => findMixedLists(text).map(list => `${path}: ${list}`))).toEqual([])
})

const findStatesShownByHas = (text: string) =>
  findSelectorLists(text).filter(list => /:has\([^{]*:(checked|focus-visible)/.test(list))

/** Decorations, the F6 hint, and the rating field, which needs scripts. Browsers without `:has` run no scripts. */
const allowedSelectors = [
  '.boxed .row:has(:checked)',
  '.star:has(~ .star :checked) svg',
  '.star:has(:focus-visible)',
  '.stars:has(:checked) + .error',
  ':root:has(:focus-visible:not(:read-write)) .key',
]

test('chosen options and focus are visible without :has in controls that work without scripts', () => {
  expect(findStatesShownByHas('.option:has(:checked) {}')).toHaveLength(1)
  expect(
    styleSheets.flatMap(({ text }) => findStatesShownByHas(text)).filter(list => !allowedSelectors.includes(list)),
  ).toEqual([])
})

const verticalOverflow = /overflow-y:\s*(auto|scroll)/
const findShrinkingIcons = (text: string) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(
    ([, list = '', declarations = '']) => /\bsvg\b|\.icon\b/.test(list) && /max-width:\s*\d+%/.test(declarations),
  )

/** `overflow-y` alone sets `overflow-x: auto`. WebKitGTK 2.50 then scrolls sideways by the width of a scroll bar. */
test('vertical scroll containers never scroll sideways', () => {
  expect(verticalOverflow.test('.panel { overflow-y: auto }')).toBe(true)
  expect(styleSheets.filter(({ text }) => verticalOverflow.test(text)).map(({ path }) => path)).toEqual([])
  expect(styleSheets.filter(({ text }) => text.includes('overflow: hidden auto')).length).toBeGreaterThan(4)
})

/** A percentage `max-width` counts as 0 in the `min-content` width of the container, which may then be too narrow. */
test('no icon shrinks with its container', () => {
  expect(findShrinkingIcons('img, svg { display: block; max-width: 100% }')).toHaveLength(1)
  expect(styleSheets.flatMap(({ path, text }) => findShrinkingIcons(text).map(() => path))).toEqual([])
})

const clippedOverflow = /overflow(-[xy])?:[^;]*\bclip\b/

test('no element uses overflow: clip, because WebKitGTK 2.38 does not paint such elements', () => {
  expect(clippedOverflow.test('.shell { overflow-x: clip; }')).toBe(true)
  expect(styleSheets.filter(({ text }) => clippedOverflow.test(text)).map(({ path }) => path)).toEqual([])
})

/** The default grays of Firefox and WebKit have contrasts of 3.7 and 2.35 to 1. */
test('placeholders have the color of captions', () => {
  const base = styleSheets.find(({ path }) => path.endsWith('styles/base.css'))?.text ?? ''
  expect(/::placeholder\s*\{([^}]*)\}/.exec(base)?.[1]).toMatch(/color: var\(--ink-3\);\s*opacity: 1;/)
})
