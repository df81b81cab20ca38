import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* What old engines lack takes a rule away, and who only reads there may lose nothing by it. */

const root = join(import.meta.dirname, '../../src')
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8').replace(/\/\*[^]*?\*\//g, '') }))

const selectors = (text: string) => [...text.matchAll(/([^{};]+)\{/g)].map(([, list = '']) => list.trim())
/** Commas within parentheses part nothing. */
const parts = (list: string): readonly string[] => {
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

const mixed = (text: string) =>
  selectors(text).filter(list => new Set(parts(list).map(part => part.includes(':has('))).size > 1)

/** A rule whose list has a selector unknown to a browser is dropped whole: those without `:has` stand apart. */
test('no selector list mixes :has with others, which Firefox before 121 would lose too', () => {
  expect(mixed('.a:hover, .a:has(b) {}')).toHaveLength(1)
  expect(mixed('.a:has(b), .c:has(d, e) {}')).toHaveLength(0)
  expect(sheets.flatMap(({ path, text }) => mixed(text).map(list => `${path}: ${list}`))).toEqual([])
})

const byHas = (text: string) => selectors(text).filter(list => /:has\([^{]*:(checked|focus-visible)/.test(list))

/** These repeat what the control itself shows: its mark, its own outline, the chosen star. */
const besides = [
  '.boxed .row:has(:checked)',
  '.star:has(~ .star :checked) svg',
  '.star:has(:focus-visible)',
  '.stars:has(:checked) + .error',
]

test('what is chosen and what has the focus shows without :has', () => {
  expect(byHas('.option:has(:checked) {}')).toHaveLength(1)
  expect(sheets.flatMap(({ text }) => byHas(text)).filter(list => !besides.includes(list))).toEqual([])
})

const scrollingDown = /overflow-y:\s*(auto|scroll)/
const shrinkingPictures = (text: string) =>
  [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(
    ([, list = '', rules = '']) => /\bsvg\b|\.icon\b/.test(list) && /max-width:\s*\d+%/.test(rules),
  )

/** `overflow-y` alone makes the other direction `auto`: WebKit 2.50 then scrolls as far as a bar reaches into the padding. */
test('what scrolls down never scrolls sideways', () => {
  expect(scrollingDown.test('.panel { overflow-y: auto }')).toBe(true)
  expect(sheets.filter(({ text }) => scrollingDown.test(text)).map(({ path }) => path)).toEqual([])
  expect(sheets.filter(({ text }) => text.includes('overflow: hidden auto')).length).toBeGreaterThan(4)
})

/** Its width in per cent counts as nothing where words beside it are measured: they then stick out by the width of the icon. */
test('no icon may shrink with what holds it', () => {
  expect(shrinkingPictures('img, svg { display: block; max-width: 100% }')).toHaveLength(1)
  expect(sheets.flatMap(({ path, text }) => shrinkingPictures(text).map(() => path))).toEqual([])
})

const clipping = /overflow(-[xy])?:[^;]*\bclip\b/

test('nothing is clipped in a way that WebKit 2.38 leaves unpainted', () => {
  expect(clipping.test('.shell { overflow-x: clip; }')).toBe(true)
  expect(sheets.filter(({ text }) => clipping.test(text)).map(({ path }) => path)).toEqual([])
})

/** Firefox and WebKit have greys of their own, of 3.7 and 2.35 to 1. */
test('what a field suggests has the colour of the captions', () => {
  const base = sheets.find(({ path }) => path.endsWith('styles/base.css'))?.text ?? ''
  expect(/::placeholder\s*\{([^}]*)\}/.exec(base)?.[1]).toMatch(/color: var\(--ink-3\);\s*opacity: 1;/)
})
