import { expect, it } from 'vitest'
import { isTestFile, listSources, readSource } from './support/sources.ts'

/** Screen widths at which the layout changes, in em. Style sheets and scripts can't share a constant. */
const breakpoints = [12, 18, 20, 30, 40, 48, 56.25, 64, 80]
/** Narrower screens are phones, in em. */
const phone = 48

const widths = (text: string): readonly number[] =>
  [...text.matchAll(/\((?:(?:min|max)-)?width(?::| *[<>]=?) *([\d.]+)em\)|\(([\d.]+)em <=? width < ([\d.]+)em\)/g)]
    .flatMap(([, ...found]) => found)
    .filter(Boolean)
    .map(Number)

const mediaQueries = (path: string): string =>
  path.endsWith('.css') ? (readSource(path).text.match(/@media[^{]+/g) ?? []).join('\n') : readSource(path).text

const sources = listSources('src', /\.(css|tsx?)$/).filter(path => !isTestFile(path))

it('reads the widths of media queries', () => {
  expect(widths('@media (width < 48em) (min-width: 40em) (18em <= width < 64em)')).toEqual([48, 40, 18, 64])
})

it('every media query uses one of the breakpoints, and every breakpoint is used', () => {
  const used = new Set(sources.flatMap(path => widths(mediaQueries(path))))
  expect([...used].toSorted((a, b) => a - b)).toEqual(breakpoints)
})

it('no media query names a width in another unit', () => {
  const others = sources.filter(path => /@media[^{]*width[^{]*\d(?:px|rem)/.test(mediaQueries(path)))
  expect(others).toEqual([])
})

it('soft navigations render the first screen first on the widths with the layout of phones', () => {
  expect(widths(readSource('src/ui/navigation/below-fold.tsx').text)).toEqual([phone])
})
