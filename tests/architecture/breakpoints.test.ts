import { expect, it } from 'vitest'
import { isTestFile, listSourcePaths, readSource } from './support/sources.ts'

/** In em. Style sheets and scripts can't share a constant. */
const breakpoints = [12, 18, 20, 30, 40, 48, 56.25, 64, 80]
/** In em. */
const phoneBreakpoint = 48

const parseWidths = (text: string): readonly number[] =>
  [
    ...text.matchAll(
      /\((?:(?:min|max)-)?width(?::| *[<>]=?) *([\d.]+)em\)|\(([\d.]+)em *[<>]=? *width(?: *[<>]=? *([\d.]+)em)?\)/g,
    ),
  ]
    .flatMap(([, ...captures]) => captures)
    .filter(Boolean)
    .map(Number)

const readMediaQueries = (path: string): string =>
  path.endsWith('.css') ? (readSource(path).text.match(/@media[^{]+/g) ?? []).join('\n') : readSource(path).text

const sources = listSourcePaths('src', /\.(css|tsx?)$/).filter(path => !isTestFile(path))

it('reads the widths of media queries', () => {
  expect(parseWidths('@media (width < 48em) (min-width: 40em) (18em <= width < 64em) (50em <= width)')).toEqual([
    48, 40, 18, 64, 50,
  ])
})

it('media queries use only the breakpoints, and each breakpoint is used', () => {
  const usedWidths = new Set(sources.flatMap(path => parseWidths(readMediaQueries(path))))
  expect([...usedWidths].toSorted((a, b) => a - b)).toEqual(breakpoints)
})

const widthInOtherUnit = /\((?:(?:min|max)-)?width[^()]*\d(?:px|rem)\)|\([\d.]+(?:px|rem) *[<>]=? *width/

it('media queries state widths in em only, in style sheets and in scripts', () => {
  expect("matchMedia('(width < 768px)')").toMatch(widthInOtherUnit)
  expect('@media (48rem <= width < 64em)').toMatch(widthInOtherUnit)
  expect('(width < 48em)').not.toMatch(widthInOtherUnit)
  expect(sources.filter(path => widthInOtherUnit.test(readMediaQueries(path)))).toEqual([])
})

it('soft navigations defer content below the fold only on screens narrower than the phone breakpoint', () => {
  expect(readSource('src/ui/navigation/below-fold.tsx').text).toContain(`matchMedia('(width < ${phoneBreakpoint}em)')`)
})
