import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { recordMostRequested, createMostRequestedFile } from './most-requested.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-most-requested-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

it('keeps the list of the most requested pages across processes', async () => {
  vi.useFakeTimers()
  const path = join(folder, 'cache/most-requested.json')
  let requestedPaths: readonly string[] = []
  const recording = recordMostRequested(createMostRequestedFile(path), () => requestedPaths)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await createMostRequestedFile(path).read()).toEqual([])
  requestedPaths = ['/kazan']
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await createMostRequestedFile(path).read()).toEqual(['/kazan'])
  requestedPaths = ['/tver', '/kazan']
  await recording.stop()
  expect(await createMostRequestedFile(path).read()).toEqual(['/tver', '/kazan'])
})

it('keeps listed pages when an instance has few pages', async () => {
  const path = join(folder, 'most-requested.json')
  const storedPages = Array.from({ length: 100 }, (_, index) => `/profiles/${index + 1}`)
  createMostRequestedFile(path).write(storedPages)
  await recordMostRequested(createMostRequestedFile(path), () => ['/kazan', '/profiles/7']).stop()
  const list = await createMostRequestedFile(path).read()
  expect(list.slice(0, 3)).toEqual(['/kazan', '/profiles/7', '/profiles/1'])
  expect(new Set(list)).toEqual(new Set(['/kazan', ...storedPages.slice(0, 99)]))
})

it("ignores a file that can't be read", async () => {
  const path = join(folder, 'most-requested.json')
  writeFileSync(path, '{ "half')
  expect(await createMostRequestedFile(path).read()).toEqual([])
})

it("logs once that the file can't be written", async () => {
  const warn = vi.fn()
  installFakeRuntime({ logger: { info: vi.fn(), warn, error: vi.fn() } })
  const path = join(folder, 'most-requested.json')
  writeFileSync(path, '')
  const unwritableList = createMostRequestedFile(join(path, 'below/a/file.json'))
  unwritableList.write(['/kazan'])
  unwritableList.write(['/kazan'])
  expect(warn.mock.calls).toEqual([['most requested pages not stored', { error: expect.any(Error) as Error }]])
  expect(await unwritableList.read()).toEqual([])
})

it('records at most 100 pages, and neither writes nor reads other keys', async () => {
  const path = join(folder, 'most-requested.json')
  const profiles = Array.from({ length: 120 }, (_, index) => `/profiles/${index + 1}`)
  const otherKeys = ['/use-cases/listRegions?lang=ru&input={}', '/sitemap.xml', '/kazan?page=1', 'nonsense']
  const recording = recordMostRequested(createMostRequestedFile(path), () => [...otherKeys, ...profiles])
  await recording.stop()
  expect(await createMostRequestedFile(path).read()).toEqual(profiles.slice(0, 100))
  writeFileSync(path, JSON.stringify([...otherKeys, 7, '/kazan']))
  expect(await createMostRequestedFile(path).read()).toEqual(['/kazan'])
})
