import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishDocument, type Hydration } from '#infrastructure/next/finish-document.ts'
import { bootstrap, inlineParts, renderedHtml, style } from '#infrastructure/next/testing/rendered-html.ts'
import { getContent, getRenderId, type Body } from './cached-response.ts'
import { createPageFinisher } from './finish-page.ts'
import { findRepresentation } from './send-page.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const createRenderedPage = (html: string) => ({
  status: 200,
  headers: { 'x-nextjs-rewritten-path': '/ru/kazan' },
  representations: {
    document: (hydration: Hydration) => finishDocument(html, inlineParts, hydration),
    flight: Buffer.from('flight'),
    routeTree: Buffer.from('tree'),
  },
})
const renderedPage = createRenderedPage(renderedHtml)
const finishPage = createPageFinisher()
const pageOptions = { status: 200, maxAge: 60, fetchesFlight: true } as const
const getText = (body: Body | undefined) => body && getContent(body, 'identity').toString()

it('creates flight data and the route tree, and no other segment', async () => {
  const page = await finishPage(renderedPage, pageOptions)
  const getRepresentationText = (segment?: string) => {
    const body = findRepresentation(page, { rsc: '1', ...(segment && { 'next-router-segment-prefetch': segment }) })
    return getText(body)
  }
  expect([undefined, '/_tree', '/_full', '/_head'].map(getRepresentationText)).toEqual([
    'flight',
    'tree',
    undefined,
    undefined,
  ])
})

it("includes the router's headers and the render id for an existing page", async () => {
  const { flight, routeTree, document, policy, ...otherFields } = await finishPage(renderedPage, pageOptions)
  expect([flight, routeTree].map(body => [body?.type, getText(body)])).toEqual([
    ['text/x-component', 'flight'],
    ['text/x-component', 'tree'],
  ])
  const renderId = flight && getRenderId(flight)
  expect([document.type, getText(document)]).toEqual([
    'text/html; charset=utf-8',
    finishDocument(renderedHtml, inlineParts, { renderId }).html,
  ])
  expect(policy).toContain(hash('load()'))
  expect(otherFields).toEqual({ status: 200, maxAge: 60, routerHeaders: renderedPage.headers })
})

it('creates only a document, which contains its flight data, for an error page', async () => {
  const errorPageOptions = { status: 503, maxAge: 'never', fetchesFlight: false } as const
  const { document, policy, ...otherFields } = await finishPage(renderedPage, errorPageOptions)
  expect([getText(document), otherFields]).toEqual([
    finishDocument(renderedHtml, inlineParts).html,
    { status: 503, maxAge: 'never' },
  ])
  expect(policy).toContain(hash('self.__next_f.push([1,"$&"])'))
})

it('rejects a render without a page', async () => {
  await expect(finishPage({ status: 200, headers: {} }, pageOptions)).rejects.toThrow('Next rendered no page')
})

async function findPolicy(html: string, fetchesFlight = false, onUnknownScript?: (hash: string) => void) {
  const page = await createPageFinisher(onUnknownScript)(createRenderedPage(html), { ...pageOptions, fetchesFlight })
  return page.policy
}

describe('the policy of a finished document', () => {
  it("allows exactly the document's inline scripts", async () => {
    const policy = (await findPolicy(renderedHtml)) ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toBe(["'self'", hash('load()'), hash(bootstrap), hash('self.__next_f.push([1,"$&"])')].join(' '))
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('style-src-attr')
  })

  it('does not allow flight scripts if the page fetches the flight data', async () => {
    const policy = (await findPolicy(renderedHtml, true)) ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", hash('load()'), hash(bootstrap)].join(' '))
  })

  it('allows inlined styles by their hash, and no inline styles if the stylesheets stay files', async () => {
    expect(/style-src ([^;]*)/.exec((await findPolicy(renderedHtml)) ?? '')?.[1]).toBe(`'self' ${hash(style)}`)
    expect(await findPolicy(renderedHtml.replace('a.css', 'old.css'))).toContain("style-src 'self';")
  })

  it('does not allow an unknown style', async () => {
    const page = renderedHtml.replace('</body>', '<style>p{display:none}</style></body>')
    expect(await findPolicy(page)).toBe(await findPolicy(renderedHtml))
  })

  it("allows exactly the document's style attributes", async () => {
    const policy = (await findPolicy('<head></head><p style="color:red;--a:&quot;b&quot;">')) ?? ''
    expect(/style-src-attr ([^;]*)/.exec(policy)?.[1]).toBe(`'unsafe-hashes' ${hash('color:red;--a:"b"')}`)
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push(alert(1))',
    'load();alert(1)',
  ])('does not allow the unknown inline script %s, and reports it', async code => {
    const unknownHashes: string[] = []
    const onUnknownScript = (unknownHash: string) => unknownHashes.push(unknownHash)
    const page = renderedHtml.replace('</body>', () => `<script>${code}</script></body>`)
    expect(await findPolicy(page, false, onUnknownScript)).toBe(await findPolicy(renderedHtml))
    expect(unknownHashes).toEqual([hash(code)])
  })
})
