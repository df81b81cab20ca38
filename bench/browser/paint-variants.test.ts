import { expect, it } from 'vitest'
import { asVariant, inParts, styleFilesOf } from './paint-variants.ts'

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/${name}.css?a=1&amp;b=2" data-precedence="next"${more}/>`
const off = ' disabled=""'
const html = `<head><style>p{color:red}</style>${link('one', off)}${link('two', off)}</head><p>Text</p>`

it('names the files whose styles stand in a document', () => {
  expect(styleFilesOf(html)).toEqual(['/one.css?a=1&b=2', '/two.css?a=1&b=2'])
})

it('serves a document with its styles in it, without any, in its files and in bundles', () => {
  expect(asVariant(html, 'in the document', [])).toBe(html)
  expect(asVariant(html, 'without styles', [])).toBe(`<head>${link('one', off)}${link('two', off)}</head><p>Text</p>`)
  expect(asVariant(html, 'files', [])).toBe(`<head>${link('one')}${link('two')}</head><p>Text</p>`)
  expect(asVariant(html, 'three files', ['/a', '/b', '/c'])).toBe(
    '<head><link rel="stylesheet" href="/a"/><link rel="stylesheet" href="/b"/><link rel="stylesheet" href="/c"/></head><p>Text</p>',
  )
})

it('compares no document that has kept its files', () => {
  expect(() => asVariant(link('one'), 'without styles', [])).toThrow('no styles')
})

it('parts a list in order', () => {
  expect(inParts([1, 2, 3, 4, 5], 3)).toEqual([[1, 2], [3], [4, 5]])
  expect(inParts([1, 2, 3], 3)).toEqual([[1], [2], [3]])
})
