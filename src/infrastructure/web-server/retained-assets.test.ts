import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { createFakeSite } from './testing/fake-site.ts'
import { retainAssets } from './retained-assets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build with a unique and a shared file, released some days ago. */
function release(build: string, daysAgo: number) {
  const own = join(folder, build)
  mkdirSync(join(own, 'chunks'), { recursive: true })
  for (const name of [build, 'shared']) writeFileSync(join(own, `chunks/${name}.js`), `run('${name}')`)
  const kept = retainAssets(join(folder, 'kept'), build, own)
  if (!kept) throw new Error('Nothing is kept')
  const time = new Date(Date.now() - daysAgo * 86_400_000)
  utimesSync(join(folder, `kept/.builds/${build}.json`), time, time)
  return kept
}

/** Builds b1, b2 and b3, the last of them two days old. */
function releaseThree() {
  release('b1', 4)
  release('b2', 3)
  release('b3', 2)
}

it('keeps the files of the last three builds', () => {
  releaseThree()
  const kept = release('b4', 0)
  const names = ['b1', 'b2', 'b3', 'b4', 'shared']
  expect(names.filter(name => existsSync(join(kept.folder, `chunks/${name}.js`)))).toEqual(['b2', 'b3', 'b4', 'shared'])
  expect(names.filter(kept.has)).toEqual(['b2', 'b3', 'b4'])
  expect([kept.has('../b4'), kept.has('.')]).toEqual([false, false])
})

it('serves the files of an earlier build as immutable, and nothing else of the folder', async () => {
  release('b1', 1)
  const { app } = await createFakeSite({ keptFiles: join(folder, 'kept') })
  const answer = await app.inject('/_next/static/chunks/b1.js')
  expect([answer.statusCode, answer.body]).toEqual([200, "run('b1')"])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/_next/static/chunks/a.js')).body).toBe('run()')
  for (const path of ['chunks/gone.js', '.builds/b1.json'])
    expect((await app.inject(`/_next/static/${path}`)).statusCode).toBe(404)
})

const text = (file: string) => readFileSync(join(folder, 'kept', file), 'utf8')

it('starts despite a truncated or removed list', () => {
  releaseThree()
  writeFileSync(join(folder, 'kept/.builds/b1.json'), '["chunks/b1')
  writeFileSync(join(folder, 'kept/.builds/b2.json'), '["chunks/b2')
  symlinkSync(join(folder, 'nowhere'), join(folder, 'kept/.builds/gone.json'))
  const kept = release('b4', 0)
  expect(readdirSync(join(folder, 'kept/.builds'))).not.toContain('gone.json')
  expect([kept.has('b4'), existsSync(join(folder, 'kept/chunks/b4.js'))]).toEqual([true, true])
})

it('replaces a truncated file', () => {
  release('b1', 1)
  writeFileSync(join(folder, 'kept/chunks/shared.js'), "run('sha")
  release('b2', 0)
  expect(text('chunks/shared.js')).toBe("run('shared')")
})

it('writes atomically, and removes leftovers of exited processes', () => {
  release('b1', 1)
  const unfinished = join(folder, 'kept/.unfinished')
  expect(readdirSync(unfinished)).toEqual([])
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const name of ['old', 'new']) writeFileSync(join(unfinished, name), '')
  utimesSync(join(unfinished, 'old'), old, old)
  release('b2', 0)
  expect(readdirSync(unfinished)).toEqual(['new'])
})

it("starts and logs an error if files can't be retained", async () => {
  await createFakeSite()
  const error = vi.spyOn(getRuntime().logger, 'error')
  writeFileSync(join(folder, 'file'), '')
  expect(retainAssets(join(folder, 'file/kept'), 'b1', folder)).toBeUndefined()
  const kept = retainAssets(join(folder, 'kept'), 'b1', join(folder, 'nowhere'))
  expect(kept?.has('b1')).toBe(false)
  expect(error.mock.calls.map(([message]) => message)).toEqual(Array(2).fill('keeping static files failed'))
})
