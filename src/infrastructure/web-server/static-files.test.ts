import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { createStaticFilesPlugin } from './static-files.ts'

it('sets Cache-Control by kind of file, wherever the site is installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-files-'))
  const root = join(folder, 'public/builds/service-worker/znatok')
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  for (const path of ['.next/static/chunks/a.js', 'dist/public/icons/a.svg', 'dist/service-worker/worker.js']) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), '')
  }
  await createStaticFilesPlugin(root, { hasServiceWorker: true })(app, {})
  const readCacheControl = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await readCacheControl('/_next/static/chunks/a.js')).toBe('public, max-age=31536000, immutable')
  expect(await readCacheControl('/icons/a.svg')).toBe('public, max-age=86400')
  expect(await readCacheControl('/sw.js')).toBe('no-cache')
})
