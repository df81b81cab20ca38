import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishDocument, type Hydration } from '#infrastructure/next/finish-document.ts'
import { bootstrap, inlined, rendered as made, style } from '#infrastructure/next/testing/rendered-document.ts'
import { getContent, getRenderName, type Body } from './cached-response.ts'
import { createFinishPage } from './finish-page.ts'
import { findForm } from './send-page.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const renderedAs = (html: string) => ({
  status: 200,
  headers: { 'x-nextjs-rewritten-path': '/ru/kazan' },
  forms: {
    document: (hydration: Hydration) => finishDocument(html, inlined, hydration),
    flight: Buffer.from('flight'),
    routeTree: Buffer.from('tree'),
  },
})
const rendered = renderedAs(made)
const finishPage = createFinishPage()
const asPage = { status: 200, maxAge: 60, fetchesFlight: true } as const
const getText = (body: Body | undefined) => body && getContent(body, 'identity').toString()

it('creates router data and the route tree, and no other segment', async () => {
  const page = await finishPage(rendered, asPage)
  const asked = (segment?: string) => {
    const body = findForm(page, { rsc: '1', ...(segment && { 'next-router-segment-prefetch': segment }) })
    return getText(body)
  }
  expect([undefined, '/_tree', '/_full', '/_head'].map(asked)).toEqual(['flight', 'tree', undefined, undefined])
})

it("includes the router's headers and the render name for an existing page", async () => {
  const { flight, routeTree, document, policy, ...others } = await finishPage(rendered, asPage)
  expect([flight, routeTree].map(body => [body?.type, getText(body)])).toEqual([
    ['text/x-component', 'flight'],
    ['text/x-component', 'tree'],
  ])
  const name = flight && getRenderName(flight)
  expect([document.type, getText(document)]).toEqual([
    'text/html; charset=utf-8',
    finishDocument(made, inlined, { renderName: name }).html,
  ])
  expect(policy).toContain(hash('load()'))
  expect(others).toEqual({ status: 200, maxAge: 60, routerHeaders: rendered.headers })
})

it('creates only a document with flight data for an error page', async () => {
  const how = { status: 503, maxAge: 'never', fetchesFlight: false } as const
  const { document, policy, ...others } = await finishPage(rendered, how)
  expect([getText(document), others]).toEqual([finishDocument(made, inlined).html, { status: 503, maxAge: 'never' }])
  expect(policy).toContain(hash('self.__next_f.push([1,"$&"])'))
})

it('rejects a render without a page', async () => {
  await expect(finishPage({ status: 200, headers: {} }, asPage)).rejects.toThrow('Next rendered no page')
})

/** The policy of a finished document, whose flight data are in it unless it fetches them. */
async function findPolicy(html: string, fetchesFlight = false, onUnknownScript?: (hash: string) => void) {
  const page = await createFinishPage(onUnknownScript)(renderedAs(html), { ...asPage, fetchesFlight })
  return page.policy
}

describe('the policy of a finished document', () => {
  it("allows exactly the document's inline scripts", async () => {
    const policy = (await findPolicy(made)) ?? ''
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
    expect(scripts).toBe(["'self'", hash('load()'), hash(bootstrap), hash('self.__next_f.push([1,"$&"])')].join(' '))
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain('style-src-attr')
  })

  it('does not allow flight data that the page fetches', async () => {
    const policy = (await findPolicy(made, true)) ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", hash('load()'), hash(bootstrap)].join(' '))
  })

  it('allows the styles in the document by their hash alone', async () => {
    expect(/style-src ([^;]*)/.exec((await findPolicy(made)) ?? '')?.[1]).toBe(`'self' ${hash(style)}`)
    expect(await findPolicy(made.replace('a.css', 'old.css'))).toContain("style-src 'self';")
  })

  it('does not allow an unknown style', async () => {
    const page = made.replace('</body>', '<style>p{display:none}</style></body>')
    expect(await findPolicy(page)).toBe(await findPolicy(made))
  })

  it("allows exactly the document's style attributes", async () => {
    const policy = await findPolicy('<head></head><p style="color:red;--a:&quot;b&quot;">')
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:red;--a:"b"')}`)
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push(alert(1))',
    'load();alert(1)',
  ])('does not allow the unknown inline script %s, and reports it', async code => {
    const unknown: string[] = []
    const onUnknownScript = (found: string) => unknown.push(found)
    const page = made.replace('</body>', () => `<script>${code}</script></body>`)
    expect(await findPolicy(page, false, onUnknownScript)).toBe(await findPolicy(made))
    expect(unknown).toEqual([hash(code)])
  })
})
