import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { keepFiles } from './kept-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build with a file of its own and one that all have, released some days ago. */
function release(build: string, daysAgo: number) {
  const own = join(folder, build)
  mkdirSync(join(own, 'chunks'), { recursive: true })
  for (const name of [build, 'shared']) writeFileSync(join(own, `chunks/${name}.js`), `run('${name}')`)
  const kept = keepFiles(join(folder, 'kept'), build, own)
  const time = new Date(Date.now() - daysAgo * 86_400_000)
  utimesSync(join(folder, `kept/.builds/${build}.json`), time, time)
  return kept
}

it('keeps the files of the last three builds', () => {
  for (const [build, daysAgo] of [
    ['b1', 4],
    ['b2', 3],
    ['b3', 2],
  ] as const)
    release(build, daysAgo)
  const kept = release('b4', 0)
  const names = ['b1', 'b2', 'b3', 'b4', 'shared']
  expect(names.filter(name => existsSync(join(kept.folder, `chunks/${name}.js`)))).toEqual(['b2', 'b3', 'b4', 'shared'])
  expect(names.filter(kept.has)).toEqual(['b2', 'b3', 'b4'])
  expect([kept.has('../b4'), kept.has('.')]).toEqual([false, false])
})

it('serves the files of an earlier build, for ever the same, and nothing else of the folder', async () => {
  release('b1', 1)
  const { app } = await fakeSite({ keptFiles: join(folder, 'kept') })
  const answer = await app.inject('/_next/static/chunks/b1.js')
  expect([answer.statusCode, answer.body]).toEqual([200, "run('b1')"])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/_next/static/chunks/a.js')).body).toBe('run()')
  for (const path of ['chunks/gone.js', '.builds/b1.json'])
    expect((await app.inject(`/_next/static/${path}`)).statusCode).toBe(404)
})
