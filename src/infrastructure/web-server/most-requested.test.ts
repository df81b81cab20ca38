import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followMostRequested, createMostRequestedFile } from './most-requested.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-asked-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

it('keeps the list of the most requested pages across processes', async () => {
  vi.useFakeTimers()
  const file = join(folder, 'cache/most-asked.json')
  let asked: readonly string[] = []
  const following = followMostRequested(createMostRequestedFile(file), () => asked)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await createMostRequestedFile(file).read()).toEqual([])
  asked = ['/kazan']
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await createMostRequestedFile(file).read()).toEqual(['/kazan'])
  asked = ['/tver', '/kazan']
  await following.stop()
  expect(await createMostRequestedFile(file).read()).toEqual(['/tver', '/kazan'])
})

it('keeps listed pages when an instance has few pages', async () => {
  const file = join(folder, 'most-asked.json')
  const listed = Array.from({ length: 100 }, (_, index) => `/profiles/${index + 1}`)
  createMostRequestedFile(file).write(listed)
  await followMostRequested(createMostRequestedFile(file), () => ['/kazan', '/profiles/7']).stop()
  const list = await createMostRequestedFile(file).read()
  expect(list.slice(0, 3)).toEqual(['/kazan', '/profiles/7', '/profiles/1'])
  expect(new Set(list)).toEqual(new Set(['/kazan', ...listed.slice(0, 99)]))
})

it("ignores a file that can't be read or written", async () => {
  const file = join(folder, 'most-asked.json')
  writeFileSync(file, '{ "half')
  expect(await createMostRequestedFile(file).read()).toEqual([])
  const nowhere = createMostRequestedFile(join(file, 'below/a/file.json'))
  nowhere.write(['/kazan'])
  expect(await nowhere.read()).toEqual([])
})

it('lists pages only, as many as are warmed, and reads nothing else', async () => {
  const file = join(folder, 'most-asked.json')
  const profiles = Array.from({ length: 120 }, (_, index) => `/profiles/${index + 1}`)
  const others = ['/use-cases/listRegions?lang=ru&input={}', '/sitemap.xml', '/kazan?page=1', 'nonsense']
  const following = followMostRequested(createMostRequestedFile(file), count =>
    [...others, ...profiles].slice(0, count),
  )
  await following.stop()
  expect(await createMostRequestedFile(file).read()).toEqual(profiles.slice(0, 100))
  writeFileSync(file, JSON.stringify([...others, 7, '/kazan']))
  expect(await createMostRequestedFile(file).read()).toEqual(['/kazan'])
})
