import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishDocument } from './finish-document.ts'
import { bootstrap, inlined, rendered as made, style } from './testing/rendered-document.ts'

describe('finishing a document', () => {
  const flight = '<script>self.__next_f.push([1,"$&"])</script>'
  const finished = (attributes: string) =>
    [
      `<!DOCTYPE html><html lang="ru"><head><style>${style}</style>`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
      `<script ${attributes}>load()</script></head><body><p>Казань</p><script id="_R_">${bootstrap}</script>`,
      `${flight}<script type="application/ld+json">{"@type":"Thing"}</script></body></html>`,
    ].join('')

  it('removes script tags including polyfills, because browsers without modules can’t run the inline script', () => {
    expect(finishDocument(made, inlined).html).toBe(
      finished('data-files="/_next/static/chunks/b.js /_next/static/chunks/a.js" data-build="b1"'),
    )
  })

  it('removes the flight data of a page that fetches them', () => {
    const { html } = finishDocument(made, inlined, { renderName: 'render-1' })
    const files = '/early.js /_next/static/chunks/b.js /_next/static/chunks/a.js'
    const expected = finished(`data-files="${files}" data-build="b1" data-render="render-1"`)
    expect(html).toBe(expected.replace(flight, ''))
  })

  it.each(['alert(1)', 'self.__next_f.push([1,"a"]);alert(1)', 'self.__next_f.push(alert(1))'])(
    'keeps %s, which is not flight data',
    code => {
      const page = made.replace('</body>', () => `<script>${code}</script></body>`)
      expect(finishDocument(page, inlined, { renderName: 'render-1' }).html).toContain(`<script>${code}</script>`)
    },
  )

  it('removes view transition names, which only streamed parts need', () => {
    const page = made.replace('<p>', '<p class="a" vt-name="name-7" vt-update="none" vt-share="auto">')
    expect(finishDocument(page, inlined).html).toBe(finishDocument(made.replace('<p>', '<p class="a">'), inlined).html)
  })

  it('requests fonts last: Chromium would hold back the first paint for a preload before the content', () => {
    const fonts = ['latin', 'cyrillic'].map(
      name => `<link rel="preload" href="/fonts/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`,
    )
    const image = '<link rel="preload" as="image" href="/face.avif"/>'
    const page = made.replace('<head>', `<head>${fonts.join('')}${image}`)
    const { html } = finishDocument(page, inlined)
    expect(html).toContain(`${fonts.join('')}</body></html>`)
    expect(html.replace(fonts.join(''), '')).toBe(
      finishDocument(made, inlined).html.replace('<head>', `<head>${image}`),
    )
  })

  it('simulates an interaction in a page that hydrates at once', () => {
    const { html, script } = finishDocument(made, inlined, { atOnce: true })
    expect(script).toBe("load();dispatchEvent(new Event('focusin'))")
    expect(html).toContain(`data-build="b1">${script}</script>`)
    expect(finishDocument(made, inlined).script).toBe('load()')
  })

  it('writes the styles into the document, unless one of them must stay a file', () => {
    const { html, style: inDocument } = finishDocument(made, inlined)
    expect(html).toContain(`<style>${style}</style><link rel="stylesheet"`)
    expect(inDocument).toBe(style)
    expect(finishDocument(made.replace('a.css', 'old.css'), inlined).style).toBeUndefined()
  })

  it('keeps the text of the page unchanged', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const content = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
        expect(finishDocument(`<head></head><body>${content}</body>`, inlined).html).toContain(content)
      }),
    )
  })
})
