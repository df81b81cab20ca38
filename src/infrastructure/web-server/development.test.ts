import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { NextHandler } from '#infrastructure/next/render-with-next.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { createDevelopmentApp } from './development.ts'
import { readErrorAddress } from './page-cache/error-address.ts'
import { installFakeRuntime } from './testing/fake-runtime.ts'

async function startApp(next: NextHandler) {
  installFakeRuntime()
  const root = mkdtempSync(join(tmpdir(), 'znatok-development-'))
  mkdirSync(join(root, 'dist/service-worker'), { recursive: true })
  mkdirSync(join(root, 'dist/public'))
  for (const name of ['worker', 'unregister']) writeFileSync(join(root, `dist/service-worker/${name}.js`), `${name}()`)
  const app = await createDevelopmentApp(next, root)
  onTestFinished(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  return app
}

it('unregisters the service worker of a built site that ran on the same port', async () => {
  const app = await startApp(async (_request, response) => void response.writeHead(404).end())
  const response = await app.inject('/sw.js')
  expect([response.statusCode, response.body]).toEqual([200, 'unregister()'])
  expect(response.headers['cache-control']).toBe('no-cache')
})

it('responds with 500 if Next rejects', async () => {
  const app = await startApp(() => Promise.reject(new Error('broken page')))
  expect((await app.inject('/kazan')).statusCode).toBe(500)
})

it('shows a failure with its request id, and a link that repeats the request', async () => {
  const renders: { readonly url: string; readonly id: string | undefined }[] = []
  const app = await startApp(async ({ url = '' }, response) => {
    renders.push({ url, id: getRuntime().scope.getStore()?.id })
    response.writeHead(500).end()
  })
  expect((await app.inject('/kazan/specialists?page=2')).statusCode).toBe(500)
  const requestId = renders[0]?.id
  expect(requestId).toEqual(expect.any(String))
  expect(readErrorAddress(renders.at(-1)?.url.split('/').at(-1) ?? '')).toMatchObject({
    status: 500,
    path: '/kazan/specialists?page=2',
    requestId,
  })
})

it('renders the parsed URL, as production does', async () => {
  const renderedUrls: string[] = []
  const app = await startApp(async ({ url = '' }, response) => {
    renderedUrls.push(url)
    response.end('page')
  })
  await app.inject('/profiles/7?page=0')
  expect(renderedUrls).toEqual(['/profiles/7', '/profiles/7'])
})
