import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inlineStyles, readStyles } from './inline-styles.ts'

const createLink = (name: string, attributes = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${attributes}/>`
const styles: Readonly<Record<string, string>> = {
  '/_next/static/chunks/a.css': '@layer kit{a{color:red}}',
  '/_next/static/chunks/b.css': 'b{content:"$&"}',
}
const inline = (html: string) => inlineStyles(html, path => styles[path])

describe('the styles of a document', () => {
  it('are inlined in the order of their links, which no longer load anything', () => {
    expect(inline(`<head>${createLink('a')}${createLink('b')}</head><p>x</p>`)).toEqual({
      style: '@layer kit{a{color:red}}b{content:"$&"}',
      html: `<head><style>@layer kit{a{color:red}}b{content:"$&"}</style>${createLink('a', ' disabled=""')}${createLink('b', ' disabled=""')}</head><p>x</p>`,
    })
  })

  it.each([
    ['one is unknown', createLink('a') + createLink('old')],
    ['there are none', ''],
    ['they are for print', '<link rel="stylesheet" media="print" href="/_next/static/chunks/a.css"/>'],
  ])('leave the document unchanged if %s', (_reason, links) => {
    const html = `<head>${links}</head>`
    expect(inline(html)).toEqual({ html })
  })
})

describe('the styles of a build', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'styles-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })
  const readStyle = (text: string) => {
    writeFileSync(join(folder, 'a.css'), text)
    return readStyles(folder)('/_next/static/chunks/a.css')
  }

  it.each([
    'a{color:red}',
    'a{background:url(/map.svg)}',
    'a{background:url("data:image/svg+xml,%3Csvg/%3E")}',
    'a{background:url(https://a.example/b.png)}',
    'a{background:url(http://a.example/b.png)}',
  ])('can be inlined if they work inside a document: %s', text => {
    expect(readStyle(`${text}\n`)).toBe(text)
  })

  it.each(['a{background:url(../media/a.png)}', 'a{content:"</STYLE>"}', '@import "b.css";'])(
    'stay files if they would not work inside a document: %s',
    text => {
      expect(readStyle(text)).toBeUndefined()
    },
  )

  it('are the only files that are inlined', () => {
    writeFileSync(join(folder, 'a.js'), 'a')
    expect(readStyles(folder)('/_next/static/chunks/a.js')).toBeUndefined()
  })
})
