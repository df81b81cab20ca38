import { expect, it } from 'vitest'
import { captureOutput, markIncomplete } from '#infrastructure/runtime/render.ts'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import type { NextHandler } from './render-with-next.ts'
import { finishDocument } from './finish-document.ts'
import { createNextPageRenderer } from './render-page.ts'
import { inlineParts, renderedHtml } from './testing/rendered-html.ts'

const output = { document: renderedHtml, flight: Buffer.from('flight'), routeTree: Buffer.from('tree') }
const createHandler = (status: number, render: () => void): NextHandler => {
  return (_request, response) => {
    render()
    response.statusCode = status
    response.setHeader('x-nextjs-rewritten-path', '/ru/kazan')
    response.end('flight')
    return Promise.resolve()
  }
}

it('returns the representations and the state of a render', async () => {
  installFakeRuntime()
  const handler = createHandler(200, () => {
    captureOutput(output)
    markIncomplete()
  })
  const { representations, ...otherFields } = await createNextPageRenderer(handler, inlineParts)('ru', '/kazan', 'id')
  expect(otherFields).toEqual({ status: 200, isIncomplete: true, headers: { 'x-nextjs-rewritten-path': '/ru/kazan' } })
  expect([representations?.flight, representations?.routeTree]).toEqual([output.flight, output.routeTree])
  const hydration = { renderId: 'render-1' }
  expect(representations?.document(hydration)).toEqual(finishDocument(renderedHtml, inlineParts, hydration))
})

it('returns no representations if Next rendered no page', async () => {
  installFakeRuntime()
  const renderedPage = await createNextPageRenderer(
    createHandler(404, () => undefined),
    inlineParts,
  )('ru', '/nope', 'id')
  expect(renderedPage).toStrictEqual({ status: 404, headers: { 'x-nextjs-rewritten-path': '/ru/kazan' } })
})
