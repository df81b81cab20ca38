import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CityWithRegion } from '#domain/city/city.ts'
import type { TaggedError } from '#domain/shared/api-errors.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { createApp, type AppOptions } from '#infrastructure/web-server/app.ts'
import type { FindSimilarCities } from '#infrastructure/web-server/page-cache/missing-pages.ts'
import { createPageCache } from '#infrastructure/web-server/page-cache/page-cache.ts'
import {
  createSecurityEventCounter,
  type SecurityEventCounter,
} from '#infrastructure/web-server/security/security-events.ts'
import type { FetchImage } from '#infrastructure/web-server/image-proxy/fetch-image.ts'
import { createImageStore } from '#infrastructure/web-server/image-proxy/image-store.ts'
import { createImageProxy } from '#infrastructure/web-server/image-proxy/image-proxy.ts'
import type { SharedState } from '#infrastructure/web-server/shared-state/shared-state.ts'
import { createStaticFilesPlugin } from '#infrastructure/web-server/static-files.ts'
import { createFakeNext } from './fake-next.ts'
import { installFakeRuntime, type FakeRuntimeOptions } from './fake-runtime.ts'

/** Shared by all test files that run in one Vitest worker. */
let buildRoot: string | undefined

function createBuildOutput(): string {
  const root = mkdtempSync(join(tmpdir(), 'znatok-site-'))
  for (const folder of ['.next/static/chunks', 'dist/public/icons', 'dist/public/builds', 'dist/service-worker'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, '.next/static/chunks/a.js'), 'run()')
  writeFileSync(join(root, '.next/static/chunks/a.js.gz'), gzipSync('run()'))
  writeFileSync(join(root, 'dist/public/icons/favicon.svg'), '<svg/>')
  writeFileSync(join(root, 'dist/public/builds/lost-file.js'), 'recover()')
  writeFileSync(join(root, 'dist/service-worker/worker.js'), 'store()')
  writeFileSync(join(root, 'dist/service-worker/unregister.js'), 'unregister()')
  writeFileSync(join(root, 'dist/public/icons/font.0a1b.woff2'), 'font')
  return root
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>')

interface Options extends FakeRuntimeOptions {
  readonly settings?: Partial<AppOptions['settings']>
  readonly renderTimeoutMs?: number
  readonly observe?: AppOptions['observe']
  readonly sharedState?: SharedState
  readonly sharedCaches?: AppOptions['sharedCaches']
  readonly retainedFolder?: string
  readonly hasServiceWorker?: boolean
  readonly fetchImage?: FetchImage
  readonly findShareImageFailure?: (path: string) => TaggedError | undefined
  readonly securityEventCounter?: SecurityEventCounter
  readonly observeWebVital?: AppOptions['observeWebVital']
}

function createFakeSimilarCities() {
  const citiesByPath = new Map<string, readonly CityWithRegion[] | undefined>()
  const findSimilarCities: FindSimilarCities = (_locale, path) =>
    Promise.resolve(citiesByPath.has(path) ? citiesByPath.get(path) : [])
  return {
    findSimilarCities,
    /** With undefined, the search for similar cities fails for this path. */
    setSimilarCities: (path: string, cities: readonly CityWithRegion[] | undefined) => citiesByPath.set(path, cities),
  }
}

function createFakeShareImages(findFailure: NonNullable<Options['findShareImageFailure']>) {
  const shareImageUrls: string[] = []
  const renderShareImage: AppOptions['renderShareImage'] = (_locale, path) => {
    shareImageUrls.push(path)
    const failure = findFailure(path)
    return Promise.resolve({ status: 200, body: svg, render: failure ? { failure } : {} })
  }
  return { shareImageUrls, renderShareImage }
}

const fakeSettings: AppOptions['settings'] = {
  trustedProxies: ['10.0.0.0/8'],
  mutationsPerMinute: 1000,
  queriesPerMinute: 10_000,
  hstsIncludesSubdomains: true,
  proxyCacheSeconds: undefined,
  securityContact: undefined,
}

export async function createFakeSite({
  settings,
  renderTimeoutMs = 15_000,
  observe,
  sharedState,
  sharedCaches,
  retainedFolder,
  hasServiceWorker = true,
  findShareImageFailure = () => undefined,
  securityEventCounter = createSecurityEventCounter(),
  observeWebVital,
  fetchImage = () => Promise.reject(new Error('No image')),
  ...runtimeOptions
}: Options = {}) {
  installFakeRuntime(runtimeOptions)
  buildRoot ??= createBuildOutput()

  let time = 0
  const next = createFakeNext()
  const { setSimilarCities, findSimilarCities } = createFakeSimilarCities()
  const pageCache = createPageCache({
    renderNextUrl: next.renderNextUrl,
    findSimilarCities,
    bytes: 1_000_000,
    maxConcurrentRenders: 8,
    renderTimeoutMs,
    secondLevel: sharedState?.pages,
    now: () => (sharedState ? readMonotonicClock() : time),
  })
  const { shareImageUrls, renderShareImage } = createFakeShareImages(findShareImageFailure)
  const app = await createApp({
    pageCache,
    renderShareImage,
    imageProxy: createImageProxy({
      fetchImage,
      store: createImageStore(mkdtempSync(join(buildRoot, 'pictures-'))),
      isImageServed: () => true,
    }),
    registerStaticFiles: createStaticFilesPlugin(buildRoot, { hasServiceWorker, retainedFolder }),
    settings: { ...fakeSettings, ...settings },
    ...(observe && { observe }),
    sharedState,
    sharedCaches,
    securityEventCounter,
    observeWebVital,
    operation: { build: 'b1', getApiState: () => 'answering', isStuck: () => pageCache.getRenderCounts().stuck >= 8 },
  })
  return {
    app,
    ...next,
    shareImageUrls,
    pages: pageCache,
    setSimilarCities,
    /** Has no effect with `sharedState`: the page cache then reads the real clock. */
    advanceClock: (seconds: number) => (time += seconds * 1000),
  }
}
