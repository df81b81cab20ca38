import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createDevelopmentApp } from './development.ts'
import { installFakeRuntime } from './testing/fake-runtime.ts'

it('unregisters the service worker of a built site that ran on the same port', async () => {
  installFakeRuntime()
  const root = mkdtempSync(join(tmpdir(), 'znatok-development-'))
  mkdirSync(join(root, 'dist/service-worker'), { recursive: true })
  mkdirSync(join(root, 'dist/public'))
  for (const name of ['worker', 'unregister']) writeFileSync(join(root, `dist/service-worker/${name}.js`), `${name}()`)
  const app = await createDevelopmentApp(async (_request, response) => void response.writeHead(404).end(), root)
  onTestFinished(async () => {
    await app.close()
    rmSync(root, { recursive: true })
  })
  const response = await app.inject('/sw.js')
  expect([response.statusCode, response.body]).toEqual([200, 'unregister()'])
  expect(response.headers['cache-control']).toBe('no-cache')
})
