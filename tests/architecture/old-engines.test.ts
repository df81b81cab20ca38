import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* What old engines lack takes a rule away, and who only reads there may lose nothing by it. */

const root = join(import.meta.dirname, '../../src')
const styleSheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8').replace(/\/\*[^]*?\*\//g, '') }))

const findSelectors = (text: string) => [...text.matchAll(/([^{};]+)\{/g)].map(([, list = '']) => list.trim())
/** Commas within parentheses part nothing. */
const splitSelectorList = (list: string): readonly string[] => {
  let [depth, at] = [0, 0]
  const commas = [...list].flatMap((letter, index) => {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    return letter === ',' && depth === 0 ? [index] : []
  })
  return [...commas, list.length].map(comma => {
    const part = list.slice(at, comma)
    at = comma + 1
    return part
  })
}

const findMixedLists = (text: string) =>
  findSelectors(text).filter(list => new Set(splitSelectorList(list).map(part => part.includes(':has('))).size > 1)

/** A rule whose list has a selector unknown to a browser is dropped whole: those without `:has` stand apart. */
test('no selector list mixes :has with others, which Firefox before 121 would lose too', () => {
  expect(findMixedLists('.a:hover, .a:has(b) {}')).toHaveLength(1)
  expect(findMixedLists('.a:has(b), .c:has(d, e) {}')).toHaveLength(0)
  expect(styleSheets.flatMap(({ path, text }) => findMixedLists(text).map(list => `${path}: ${list}`))).toEqual([])
})

const findStatesShownByHas = (text: string) =>
  findSelectors(text).filter(list => /:has\([^{]*:(checked|focus-visible)/.test(list))

/** These repeat what the control itself shows: its mark, its own outline, the chosen star. */
const redundantSelectors = [
  '.boxed .row:has(:checked)',
  '.star:has(~ .star :checked) svg',
  '.star:has(:focus-visible)',
  '.stars:has(:checked) + .error',
]

test('what is chosen and what has the focus shows without :has', () => {
  expect(findStatesShownByHas('.option:has(:checked) {}')).toHaveLength(1)
  expect(
    styleSheets.flatMap(({ text }) => findStatesShownByHas(text)).filter(list => !redundantSelectors.includes(list)),
  ).toEqual([])
})

const verticalOverflow = /overflow-y:\s*(auto|scroll)/
const findShrinkingIcons = (text: string) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(
    ([, list = '', rules = '']) => /\bsvg\b|\.icon\b/.test(list) && /max-width:\s*\d+%/.test(rules),
  )

/** `overflow-y` alone makes the other direction `auto`: WebKit 2.50 then scrolls as far as a bar reaches into the padding. */
test('what scrolls down never scrolls sideways', () => {
  expect(verticalOverflow.test('.panel { overflow-y: auto }')).toBe(true)
  expect(styleSheets.filter(({ text }) => verticalOverflow.test(text)).map(({ path }) => path)).toEqual([])
  expect(styleSheets.filter(({ text }) => text.includes('overflow: hidden auto')).length).toBeGreaterThan(4)
})

/** Its width in per cent counts as nothing where words beside it are measured: they then stick out by the width of the icon. */
test('no icon may shrink with what holds it', () => {
  expect(findShrinkingIcons('img, svg { display: block; max-width: 100% }')).toHaveLength(1)
  expect(styleSheets.flatMap(({ path, text }) => findShrinkingIcons(text).map(() => path))).toEqual([])
})

const clippedOverflow = /overflow(-[xy])?:[^;]*\bclip\b/

test('nothing is clipped in a way that WebKit 2.38 leaves unpainted', () => {
  expect(clippedOverflow.test('.shell { overflow-x: clip; }')).toBe(true)
  expect(styleSheets.filter(({ text }) => clippedOverflow.test(text)).map(({ path }) => path)).toEqual([])
})

/** Firefox and WebKit have greys of their own, of 3.7 and 2.35 to 1. */
test('what a field suggests has the colour of the captions', () => {
  const base = styleSheets.find(({ path }) => path.endsWith('styles/base.css'))?.text ?? ''
  expect(/::placeholder\s*\{([^}]*)\}/.exec(base)?.[1]).toMatch(/color: var\(--ink-3\);\s*opacity: 1;/)
})
