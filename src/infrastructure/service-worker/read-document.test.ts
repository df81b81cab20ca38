import { expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

const html = `<html lang="ru"><head><title>Ремонт &amp; отделка | Сайт</title><script data-files="/_next/static/a.js /_next/static/b.js" data-build="b1" data-render="Az_9-aaaaa">run()</script></head><body><link rel="preload" href="/fonts/onest.1a.woff2" as="font" crossorigin=""/></body></html>`

it('reads title, build, render id and files of a document', () => {
  expect(readDocument(html)).toEqual({
    title: 'Ремонт &amp; отделка',
    build: 'b1',
    renderId: 'Az_9-aaaaa',
    files: ['/_next/static/a.js', '/_next/static/b.js', '/fonts/onest.1a.woff2'],
  })
})

it('returns no build, render id or files for a document that this site did not render', () => {
  expect(readDocument('<html></html>')).toEqual({ title: '', build: undefined, renderId: undefined, files: [] })
})
