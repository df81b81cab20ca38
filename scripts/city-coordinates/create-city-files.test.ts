import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCityFiles } from './create-city-files.ts'
import { cities } from './cities.ts'

test('the committed files are up to date', async () => {
  for (const [path, text] of await createCityFiles(cities)) expect(await readFile(path, 'utf8'), path).toBe(text)
})

test('the map stays small', async () => {
  const map = (await createCityFiles(cities)).get('public/map.svg') ?? ''
  expect(map.length).toBeGreaterThan(10_000)
  expect(map.length).toBeLessThan(13_000)
  expect(gzipSync(map).length).toBeLessThan(4_300)
})

test('each city has coordinates, and the large cities are listed', async () => {
  const files = await createCityFiles(cities)
  const parseFile = (path: string): unknown => JSON.parse(files.get(path) ?? '')
  expect(Object.keys(parseFile('src/domain/city/coordinates.json') ?? {})).toEqual(cities.map(({ slug }) => slug))
  const largeCities = parseFile('src/domain/city/large-cities.json')
  expect(largeCities).toHaveLength(171)
  expect(largeCities).toEqual(
    expect.arrayContaining(['moskva', 'kazan', 'naberezhnye-chelny', 'kirov-kirovskaya-oblast']),
  )
  expect(largeCities).not.toContain('kirov-kaluzhskaya-oblast')
})
