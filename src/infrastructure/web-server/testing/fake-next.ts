import { finishDocument, type Hydration } from '#infrastructure/next/finish-document.ts'
import type { RenderedPage } from '#infrastructure/next/render-page.ts'
import { routerResponseHeaders } from '#infrastructure/next/router-protocol.ts'

/** Deviations of a render. */
export interface Plan {
  /** Tag of the error that the page ends with. */
  readonly failure?: string
  readonly incomplete?: true
  readonly pastEnd?: true
  /** Next throws. */
  readonly crash?: true
  /** Next passes nothing to its cache handler. */
  readonly nothing?: true
  /** Bytes that make the page larger. */
  readonly padding?: number
  /** An inline script in the page. */
  readonly script?: string
}

const renderHtml = (address: string, padding: number) => {
  const text = address.includes('~error/')
    ? Buffer.from(address.split('~error/')[1] ?? '', 'base64url').toString()
    : address
  return `<html><head></head><body>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}${'x'.repeat(padding)}</body></html>`
}

const inlined = { code: 'load()', firstFile: '/early.js', build: 'b1', styleOf: () => undefined }

/** A fake Next that renders every address, unless planned otherwise. */
export function createFakeNext() {
  let gate = Promise.resolve()
  const asked: string[] = []
  const ids: string[] = []
  const plans = new Map<string, Plan>()
  const running = { now: 0, most: 0 }
  const ask = async (_locale: string, address: string, id: string): Promise<RenderedPage> => {
    ids.push(id)
    asked.push(address)
    running.most = Math.max(running.most, (running.now += 1))
    await gate
    running.now -= 1
    const plan = plans.get(address)
    if (plan?.crash) throw new Error('Next failed')
    const script = plan?.script === undefined ? '' : `<script>${plan.script}</script>`
    const html = renderHtml(address, plan?.padding ?? 0).replace('</body>', `${script}</body>`)
    const forms = {
      document: (hydration: Hydration) => finishDocument(html, inlined, hydration),
      flight: Buffer.from(`flight ${address}${plan?.padding ? ` ${'x'.repeat(plan.padding)}` : ''}`),
      routeTree: Buffer.from('tree'),
    }
    const status = plan?.failure !== undefined || plan?.nothing ? 404 : 200
    return {
      status,
      headers: { [routerResponseHeaders[0]]: `/ru${address}` },
      ...(!plan?.nothing && { forms }),
      ...(plan?.failure !== undefined && { failure: { _tag: plan.failure } }),
      ...(plan?.incomplete && { incomplete: true }),
      ...(plan?.pastEnd && { pastEnd: true }),
    }
  }
  return {
    ask,
    asked,
    ids,
    running,
    /** Plans the render of an address; resets it without a plan. */
    plan: (address: string, plan?: Plan) => (plan ? plans.set(address, plan) : plans.delete(address)),
    /** Makes renders wait for a promise. */
    hold: (until: Promise<void>) => (gate = until),
  }
}
