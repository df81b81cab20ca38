import { expect, it } from 'vitest'
import { applyVariant, splitIntoParts, getStylesheetUrls } from './paint-variants.ts'

const createLink = (name: string, attributes = '') =>
  `<link rel="stylesheet" href="/${name}.css?a=1&amp;b=2" data-precedence="next"${attributes}/>`
const disabledAttribute = ' disabled=""'
const html = `<head><style>p{color:red}</style>${createLink('one', disabledAttribute)}${createLink('two', disabledAttribute)}</head><p>Text</p>`

it('lists the files whose styles are inlined', () => {
  expect(getStylesheetUrls(html)).toEqual(['/one.css?a=1&b=2', '/two.css?a=1&b=2'])
})

it('creates documents with inlined styles, without styles, with the original files and with bundles', () => {
  expect(applyVariant(html, 'in the document', [])).toBe(html)
  expect(applyVariant(html, 'without styles', [])).toBe(
    `<head>${createLink('one', disabledAttribute)}${createLink('two', disabledAttribute)}</head><p>Text</p>`,
  )
  expect(applyVariant(html, 'original files', [])).toBe(
    `<head>${createLink('one')}${createLink('two')}</head><p>Text</p>`,
  )
  expect(applyVariant(html, 'three bundles', ['/a', '/b', '/c'])).toBe(
    '<head><link rel="stylesheet" href="/a"/><link rel="stylesheet" href="/b"/><link rel="stylesheet" href="/c"/></head><p>Text</p>',
  )
})

it('throws if the document has no inlined styles', () => {
  expect(() => applyVariant(createLink('one'), 'without styles', [])).toThrow('no inlined styles')
})

it('splits a list in order', () => {
  expect(splitIntoParts([1, 2, 3, 4, 5], 3)).toEqual([[1, 2], [3], [4, 5]])
  expect(splitIntoParts([1, 2, 3], 3)).toEqual([[1], [2], [3]])
})
