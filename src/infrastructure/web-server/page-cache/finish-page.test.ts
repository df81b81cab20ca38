import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, renderNameOf, type Body } from './cached-response.ts'
import { finishDocument, finishPage } from './finish-page.ts'
import { formOf } from './send-page.ts'

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});'
const made = [
  '<!DOCTYPE html><html lang="ru"><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<script src="/_next/static/chunks/b.js" crossorigin="" async="" fetchPriority="low"></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  `<body><p>Казань</p><script id="_R_">${bootstrap}</script>`,
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script>self.__next_f.push([1,"$&"])</script>',
  '<script type="application/ld+json">{"@type":"Thing"}</script></body></html>',
].join('')

const style = 'p{color:red}'
const styleOf = (address: string) => (address === '/_next/static/chunks/a.css' ? style : undefined)
const inlined = { code: 'load()', firstFile: '/early.js', build: 'b1', styleOf }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const output = { html: made, rsc: Buffer.from('flight'), tree: Buffer.from('tree') }
const rendered = { status: 200, headers: { 'x-nextjs-rewritten-path': '/ru/kazan' }, render: { output } }
const asPage = { status: 200, maxAge: 60, fetchesFlight: true } as const
const textOf = (body: Body | undefined) => body && contentOf(body, 'identity').toString()

it('a finished page has its router data and the tree of its route, and no other segment', async () => {
  const page = await finishPage(rendered, inlined, asPage)
  const asked = (segment?: string) => {
    const body = formOf(page, { rsc: '1', ...(segment && { 'next-router-segment-prefetch': segment }) })
    return textOf(body)
  }
  expect([undefined, '/_tree', '/_full', '/_head'].map(asked)).toEqual(['flight', 'tree', undefined, undefined])
})

it('a page that is found has all that the router needs, and names its render', async () => {
  const { rsc, tree, document, policy, ...others } = await finishPage(rendered, inlined, asPage)
  expect([rsc, tree].map(body => [body?.type, textOf(body)])).toEqual([
    ['text/x-component', 'flight'],
    ['text/x-component', 'tree'],
  ])
  const name = rsc && renderNameOf(rsc)
  expect([document.type, textOf(document)]).toEqual([
    'text/html; charset=utf-8',
    finishDocument(made, inlined, name).html,
  ])
  expect(policy).toBe(finishDocument(made, inlined, name).policy)
  expect(others).toEqual({ status: 200, maxAge: 60, rewritten: rendered.headers })
})

it('the page of a failure is a document alone, with its flight data', async () => {
  const how = { status: 503, maxAge: 'never', fetchesFlight: false } as const
  const { document, policy, ...others } = await finishPage(rendered, inlined, how)
  const { html, policy: expected } = finishDocument(made, inlined)
  expect([textOf(document), policy, others]).toEqual([html, expected, { status: 503, maxAge: 'never' }])
})

it('there is no page without one', async () => {
  await expect(finishPage({ ...rendered, render: {} }, inlined, asPage)).rejects.toThrow('Next rendered no page')
})

describe('finishing a document', () => {
  const flight = '<script>self.__next_f.push([1,"$&"])</script>'
  const finished = (attributes: string) =>
    [
      `<!DOCTYPE html><html lang="ru"><head><style>${style}</style>`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
      `<script ${attributes}>load()</script></head><body><p>Казань</p><script id="_R_">${bootstrap}</script>`,
      `${flight}<script type="application/ld+json">{"@type":"Thing"}</script></body></html>`,
    ].join('')

  it('removes the script tags, that of the polyfills too: browsers without modules can not run the inline script', () => {
    expect(finishDocument(made, inlined).html).toBe(
      finished('data-files="/_next/static/chunks/b.js /_next/static/chunks/a.js" data-build="b1"'),
    )
  })

  it('removes the flight data of a page that fetches them, and their hashes', () => {
    const { html, policy } = finishDocument(made, inlined, 'render-1')
    const files = '/early.js /_next/static/chunks/b.js /_next/static/chunks/a.js'
    const expected = finished(`data-files="${files}" data-build="b1" data-render="render-1"`)
    expect(html).toBe(expected.replace(flight, ''))
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", hash('load()'), hash(bootstrap)].join(' '))
  })

  it.each(['alert(1)', 'self.__next_f.push([1,"a"]);alert(1)', 'self.__next_f.push(alert(1))'])(
    'leaves %s, which is no flight data, and does not allow it',
    code => {
      const page = made.replace('</body>', () => `<script>${code}</script></body>`)
      const { html, policy } = finishDocument(page, inlined, 'render-1')
      expect(html).toContain(`<script>${code}</script>`)
      expect(policy).not.toContain(hash(code))
    },
  )

  it('allows exactly the inline scripts that are there', () => {
    const { policy } = finishDocument(made, inlined)
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toBe(["'self'", hash('load()'), hash(bootstrap), hash('self.__next_f.push([1,"$&"])')].join(' '))
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('style-src-attr')
  })

  it('leaves out the names of view transitions, which only parts that stream in would need', () => {
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

  it('writes the styles into the document, and allows them by their hash alone', () => {
    const { html, policy } = finishDocument(made, inlined)
    expect(html).toContain(`<style>${style}</style><link rel="stylesheet"`)
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hash(style)}`)
    expect(finishDocument(made.replace('a.css', 'old.css'), inlined).policy).toContain("style-src 'self';")
  })

  it('does not allow a style that is none of ours', () => {
    const page = made.replace('</body>', '<style>p{display:none}</style></body>')
    expect(finishDocument(page, inlined).policy).toBe(finishDocument(made, inlined).policy)
  })

  it('allows the style attributes that are there, and no others', () => {
    const { policy } = finishDocument('<head></head><p style="color:red;--a:&quot;b&quot;">', inlined)
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:red;--a:"b"')}`)
  })

  it('leaves the text of the page as it is, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const content = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
        expect(finishDocument(`<head></head><body>${content}</body>`, inlined).html).toContain(content)
      }),
    )
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push(alert(1))',
    'load();alert(1)',
  ])('does not allow the unknown inline script %s, and reports it', code => {
    const unknown: string[] = []
    const onUnknown = (found: string) => unknown.push(found)
    const page = made.replace('</body>', () => `<script>${code}</script></body>`)
    const { policy } = finishDocument(page, { ...inlined, onUnknown })
    expect(policy).toBe(finishDocument(made, inlined).policy)
    expect(unknown).toEqual([hash(code)])
  })
})
