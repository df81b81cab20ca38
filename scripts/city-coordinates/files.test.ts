import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createFiles } from './files.ts'
import { towns } from './towns.ts'

test('the committed files are up to date', async () => {
  for (const [path, text] of await createFiles(towns)) expect(await readFile(path, 'utf8'), path).toBe(text)
})

test('the map stays small', async () => {
  const map = (await createFiles(towns)).get('public/map.svg') ?? ''
  expect(map.length).toBeGreaterThan(10_000)
  expect(map.length).toBeLessThan(13_000)
  expect(gzipSync(map).length).toBeLessThan(4_300)
})

test('each city has coordinates, and the large ones are listed', async () => {
  const files = await createFiles(towns)
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? '')
  expect(Object.keys(read('src/domain/city/coordinates.json') ?? {})).toEqual(towns.map(({ slug }) => slug))
  const largest = read('src/domain/city/large-cities.json')
  expect(largest).toHaveLength(171)
  expect(largest).toEqual(expect.arrayContaining(['moskva', 'kazan', 'naberezhnye-chelny', 'kirov-kirovskaya-oblast']))
  expect(largest).not.toContain('kirov-kaluzhskaya-oblast')
})
