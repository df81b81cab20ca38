import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { createImageStore, createStoredImage } from './image-store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const createImage = (text: string, maxAge = 60) => createStoredImage({ bytes: Buffer.from(text), type: 'webp' }, maxAge)
const start = Date.parse('2026-11-01')

function openStore(maxSize = 1000) {
  let now = start
  const store = createImageStore(folder, maxSize, () => now)
  return { ...store, advanceClock: (seconds: number) => (now += seconds * 1000) }
}

it('finds a stored image, even after a restart', async () => {
  await openStore().write('key', createImage('a'))
  for (const store of [openStore(), openStore()])
    expect(await store.read('key')).toEqual({ image: createImage('a'), isStale: false })
  expect(await openStore().read('other')).toBeUndefined()
})

it.each([
  [0, false, 60],
  [59, false, 1],
  [60, true, 0],
  // The clock was set back.
  [-1, true, 0],
])(
  'after %i s, an image stored with a max-age of 60 s has isStale %s and a remaining max-age of %i s',
  async (seconds, isStale, maxAge) => {
    const store = openStore()
    await store.write('key', createImage('a'))
    store.advanceClock(seconds)
    expect(await store.read('key')).toEqual({ image: createImage('a', maxAge), isStale })
  },
)

it('never returns an image that expired a day ago', async () => {
  const store = openStore()
  await store.write('key', createImage('a'))
  store.advanceClock(60 + 86_399)
  expect(await store.read('key')).toMatchObject({ isStale: true })
  store.advanceClock(1)
  expect(await store.read('key')).toBeUndefined()
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

it('deletes the file of a removed image', async () => {
  const store = openStore()
  await store.write('key', createImage('a'))
  store.remove('key')
  expect(await store.read('key')).toBeUndefined()
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

it('stores one file per key, and removes the least recently used files beyond its size limit', async () => {
  const store = openStore(10)
  await store.write('first', createImage('aaaa'))
  store.advanceClock(1)
  await store.write('first', createImage('bbbb'))
  await expect.poll(() => readdirSync(folder)).toHaveLength(1)
  await store.write('second', createImage('cccc'))
  await store.read('first')
  await store.write('third', createImage('dddd'))
  const listKeys = () => new Set(readdirSync(folder).map(file => file.split('.')[0]))
  await expect.poll(listKeys).toEqual(new Set(['first', 'third']))
  expect(await store.read('second')).toBeUndefined()
})

it('ignores damaged, foreign and deleted files', async () => {
  const store = openStore()
  await store.write('damaged', createImage('aa'))
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), 'a')
  writeFileSync(join(folder, 'README.md'), 'text')
  writeFileSync(join(folder, 'foreign.1.1.x.e.webp'), 'text')
  await store.write('removed', createImage('b'))
  for (const file of readdirSync(folder)) if (file.startsWith('removed')) rmSync(join(folder, file))
  for (const key of ['damaged', 'removed', 'README', 'foreign']) expect(await openStore().read(key)).toBeUndefined()
  expect(await store.read('removed')).toBeUndefined()
})

it('deletes partial files older than an hour, which a stopped process left behind', async () => {
  await openStore().write('key', createImage('a'))
  const [file = ''] = readdirSync(folder)
  const partialFiles = [`${file}.part`, `other-${file}.part`] as const
  partialFiles.forEach((partialFile, index) => {
    writeFileSync(join(folder, partialFile), 'half')
    const modifiedAt = start / 1000 - 3601 + index
    utimesSync(join(folder, partialFile), modifiedAt, modifiedAt)
  })
  openStore()
  // Another instance may still be writing the newer one.
  await expect.poll(() => new Set(readdirSync(folder))).toEqual(new Set([file, partialFiles[1]]))
})

it('creates its folder again after an operator has removed it', async () => {
  const store = openStore()
  rmSync(folder, { recursive: true })
  await store.write('key', createImage('a'))
  expect(await store.read('key')).toEqual({ image: createImage('a'), isStale: false })
})

it('rejects if the file cannot be written', async () => {
  const store = openStore()
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  await expect(store.write('key', createImage('a'))).rejects.toThrow('EEXIST')
})

it("logs a folder that can't be created, and starts without it", async () => {
  const warn = vi.fn()
  installFakeRuntime({ logger: { info: vi.fn(), warn, error: vi.fn() } })
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const store = createImageStore(join(file, 'pictures'))
  expect(warn.mock.calls).toEqual([['picture not stored', { error: expect.any(Error) as Error }]])
  expect(await store.read('key')).toBeUndefined()
})
