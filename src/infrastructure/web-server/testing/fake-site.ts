import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import type { CityWithRegion } from '#domain/city/find-similar-cities.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { createApp, type AppOptions } from '#infrastructure/web-server/app.ts'
import type { FindSimilarCities } from '#infrastructure/web-server/page-cache/missing-pages.ts'
import { createPageCache } from '#infrastructure/web-server/page-cache/page-cache.ts'
import {
  createSecurityEventCounter,
  type SecurityEventCounter,
} from '#infrastructure/web-server/security/security-events.ts'
import type { FetchPicture } from '#infrastructure/web-server/pictures/fetch-picture.ts'
import { createPictureStore } from '#infrastructure/web-server/pictures/picture-store.ts'
import { createPictures } from '#infrastructure/web-server/pictures/pictures.ts'
import type { SharedState } from '#infrastructure/web-server/shared-state/shared-state.ts'
import { createStaticFiles } from '#infrastructure/web-server/static-files.ts'
import { createFakeNext } from './fake-next.ts'
import { createFakeRuntime, type FakedRuntime } from './fake-runtime.ts'

let files: string | undefined
afterAll(() => {
  if (files) rmSync(files, { recursive: true })
  files = undefined
})

/** A minimal build output, removed after the test file. */
function makeFiles(): string {
  const root = mkdtempSync(join(tmpdir(), 'znatok-site-'))
  for (const folder of ['.next/static/chunks', 'dist/public/icons', 'dist/public/builds'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, '.next/static/chunks/a.js'), 'run()')
  writeFileSync(join(root, '.next/static/chunks/a.js.gz'), gzipSync('run()'))
  writeFileSync(join(root, 'dist/public/icons/favicon.svg'), '<svg/>')
  writeFileSync(join(root, 'dist/public/builds/lost-file.js'), 'recover()')
  writeFileSync(join(root, 'dist/public/icons/font.0a1b.woff2'), 'font')
  return root
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>')

interface Options extends FakedRuntime {
  readonly writesPerMinute?: number
  readonly queriesPerMinute?: number
  readonly hstsSubdomains?: boolean
  readonly renderDeadline?: number
  readonly observe?: AppOptions['observe']
  readonly shared?: SharedState
  readonly caches?: AppOptions['caches']
  readonly proxyCacheSeconds?: number
  readonly keptFiles?: string
  readonly fetchPicture?: FetchPicture
  readonly securityWatch?: SecurityEventCounter
  readonly observeWebVital?: AppOptions['observeWebVital']
  readonly securityContact?: string
}

function createFakeSimilarCities() {
  const known = new Map<string, readonly CityWithRegion[] | undefined>()
  const findSimilarCities: FindSimilarCities = (_locale, path) =>
    Promise.resolve(known.has(path) ? known.get(path) : [])
  return {
    findSimilarCities,
    /** Sets the similar cities of a path; undefined: the API fails. */
    near: (path: string, cities: readonly CityWithRegion[] | undefined) => known.set(path, cities),
  }
}

/** A site with a fake Next. */
export async function createFakeSite({
  writesPerMinute = 1000,
  queriesPerMinute = 10_000,
  hstsSubdomains = true,
  renderDeadline = 15_000,
  observe,
  shared,
  caches,
  proxyCacheSeconds,
  keptFiles,
  securityWatch = createSecurityEventCounter(),
  observeWebVital,
  securityContact,
  fetchPicture = () => Promise.reject(new Error('no picture')),
  ...faked
}: Options = {}) {
  createFakeRuntime(faked)

  let time = 0
  const next = createFakeNext()
  const { near, findSimilarCities } = createFakeSimilarCities()
  const cache = createPageCache({
    ask: next.ask,
    findSimilarCities,
    bytes: 1_000_000,
    rendersAtOnce: 8,
    renderDeadline,
    secondLevel: shared?.pages,
    now: () => (shared ? readMonotonicClock() : time),
  })
  const drawn: string[] = []
  const app = await createApp({
    pageCache: cache,
    inner: (_locale, address) => {
      drawn.push(address)
      return Promise.resolve({ status: 200, body: drawing, render: {} })
    },
    pictures: createPictures({
      fetchPicture,
      store: createPictureStore(mkdtempSync(join((files ??= makeFiles()), 'pictures-'))),
      servesPicture: () => true,
    }),
    files: createStaticFiles((files ??= makeFiles()), keptFiles),
    trustedProxies: ['10.0.0.0/8'],
    writesPerMinute,
    queriesPerMinute,
    hstsSubdomains,
    ...(observe && { observe }),
    shared,
    caches,
    proxyCacheSeconds,
    securityWatch,
    observeWebVital,
    securityContact,
    operation: { build: 'b1', apiState: () => 'answering', isStuck: () => cache.renders().stuck >= 8 },
  })
  return {
    app,
    ...next,
    /** The addresses of share images that were drawn. */
    drawn,
    pages: cache,
    near,
    /** Moves the clock of the page cache. */
    pass: (seconds: number) => (time += seconds * 1000),
  }
}
