import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { placeFiles } from './files.ts'
import { towns } from './towns.ts'

test('what is kept is what the build makes of the cities', async () => {
  for (const [path, text] of await placeFiles(towns)) expect(await readFile(path, 'utf8'), path).toBe(text)
})

test('the map stays light', async () => {
  const map = (await placeFiles(towns)).get('public/map.svg') ?? ''
  expect(map.length).toBeGreaterThan(10_000)
  expect(map.length).toBeLessThan(13_000)
  expect(gzipSync(map).length).toBeLessThan(4_300)
})

test('every city has a place, thirty are the largest', async () => {
  const files = await placeFiles(towns)
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? '')
  expect(Object.keys(read('src/ui/city/map/coordinates.json') ?? {})).toEqual(towns.map(({ slug }) => slug))
  const largest = read('src/ui/city/list/largest-slugs.json')
  expect(largest).toHaveLength(30)
  expect(largest).toEqual(expect.arrayContaining(['moskva', 'kazan', 'naberezhnye-chelny']))
})
