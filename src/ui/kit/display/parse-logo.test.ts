import { expect, test } from 'vitest'
import { hasOnlyShapes, parseLogo, parseShapes } from './parse-logo.ts'

test('parses the size and markup of a logo, and rejects a viewBox that does not start at 0 0', () => {
  expect(parseLogo('<svg xmlns="a" viewBox="0 0 109 34"><path d="M0 0"/></svg>\n')).toEqual({
    width: 109,
    height: 34,
    markup: '<path d="M0 0"/>',
  })
  expect(() => parseLogo('<svg viewBox="4 0 9 9"></svg>')).toThrow('viewBox')
})

test('parses shapes, with React’s attribute names', () => {
  expect(parseShapes('<path fill-rule="evenodd" fill="var(--ink)" d="M0 0"/>\n<rect width="2" height="3" />')).toEqual([
    { element: 'path', attributes: { fillRule: 'evenodd', fill: 'var(--ink)', d: 'M0 0' } },
    { element: 'rect', attributes: { width: '2', height: '3' } },
  ])
})

test.each([
  ['<path d="M0 0"/>\n<circle r="2"/>', true],
  ['<g><path d="M0 0"/></g>', false],
  ['<text>A</text>', false],
  ['<path d="M0 0"></path>', false],
])('%s has only shapes: %s', (markup, expected) => {
  expect(hasOnlyShapes(markup)).toBe(expected)
})
