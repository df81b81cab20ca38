import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishDocument } from './finish-document.ts'
import { bootstrap, inlineParts, renderedHtml, style } from './testing/rendered-html.ts'

describe('finishing a document', () => {
  const flight = '<script>self.__next_f.push([1,"$&"])</script>'
  const createFinishedHtml = (attributes: string) =>
    [
      `<!DOCTYPE html><html lang="ru"><head><style>${style}</style>`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
      `<script ${attributes}>load()</script></head><body><p>Казань</p><script id="_R_">${bootstrap}</script>`,
      `${flight}<script type="application/ld+json">{"@type":"Thing"}</script></body></html>`,
    ].join('')

  it('replaces script files with the inline script, and drops the polyfills for browsers that can’t run it', () => {
    expect(finishDocument(renderedHtml, inlineParts).html).toBe(
      createFinishedHtml('data-files="/_next/static/chunks/b.js /_next/static/chunks/a.js" data-build="b1"'),
    )
  })

  it('adds data-no-worker if the settings disable the service worker', () => {
    const { html } = finishDocument(renderedHtml, { ...inlineParts, hasServiceWorker: false })
    expect(html).toContain('data-build="b1" data-no-worker="">load()')
  })

  it('removes the flight data of a page that fetches them', () => {
    const { html } = finishDocument(renderedHtml, inlineParts, { renderId: 'render-1' })
    const files = '/early.js /_next/static/chunks/b.js /_next/static/chunks/a.js'
    const expected = createFinishedHtml(`data-files="${files}" data-build="b1" data-render="render-1"`)
    expect(html).toBe(expected.replace(flight, ''))
  })

  it.each(['alert(1)', 'self.__next_f.push([1,"a"]);alert(1)', 'self.__next_f.push(alert(1))'])(
    'does not remove %s, which is not flight data',
    code => {
      const page = renderedHtml.replace('</body>', () => `<script>${code}</script></body>`)
      expect(finishDocument(page, inlineParts, { renderId: 'render-1' }).html).toContain(`<script>${code}</script>`)
    },
  )

  it('removes view transition names, which only streamed parts need', () => {
    const page = renderedHtml.replace('<p>', '<p class="a" vt-name="name-7" vt-update="none" vt-share="auto">')
    expect(finishDocument(page, inlineParts).html).toBe(
      finishDocument(renderedHtml.replace('<p>', '<p class="a">'), inlineParts).html,
    )
  })

  it('requests fonts last: Chromium would hold back the first paint for a preload before the content', () => {
    const fonts = ['latin', 'cyrillic'].map(
      name => `<link rel="preload" href="/fonts/${name}.woff2" as="font" crossorigin="" type="font/woff2"/>`,
    )
    const image = '<link rel="preload" as="image" href="/face.avif"/>'
    const page = renderedHtml.replace('<head>', `<head>${fonts.join('')}${image}`)
    const { html } = finishDocument(page, inlineParts)
    expect(html).toContain(`${fonts.join('')}</body></html>`)
    expect(html.replace(fonts.join(''), '')).toBe(
      finishDocument(renderedHtml, inlineParts).html.replace('<head>', `<head>${image}`),
    )
  })

  it('simulates an interaction in a page that hydrates at once', () => {
    const { html, script } = finishDocument(renderedHtml, inlineParts, { hydratesAtOnce: true })
    expect(script).toBe("load();dispatchEvent(new Event('focusin'))")
    expect(html).toContain(`data-build="b1">${script}</script>`)
    expect(finishDocument(renderedHtml, inlineParts).script).toBe('load()')
  })

  it('writes the styles into the document, unless one of them must stay a file', () => {
    const { html, style: inlineStyle } = finishDocument(renderedHtml, inlineParts)
    expect(html).toContain(`<style>${style}</style><link rel="stylesheet"`)
    expect(inlineStyle).toBe(style)
    expect(finishDocument(renderedHtml.replace('a.css', 'old.css'), inlineParts).style).toBeUndefined()
  })

  it('does not change the text of the page', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const content = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
        expect(finishDocument(`<head></head><body>${content}</body>`, inlineParts).html).toContain(content)
      }),
    )
  })
})
