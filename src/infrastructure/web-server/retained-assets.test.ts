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
  folder = mkdtempSync(join(tmpdir(), 'znatok-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function release(build: string, daysAgo: number) {
  const buildFolder = join(folder, build)
  mkdirSync(join(buildFolder, 'chunks'), { recursive: true })
  for (const name of [build, 'shared']) writeFileSync(join(buildFolder, `chunks/${name}.js`), `run('${name}')`)
  const assets = retainAssets(join(folder, 'retained'), build, buildFolder)
  if (!assets) throw new Error('No assets are retained')
  const time = new Date(Date.now() - daysAgo * 86_400_000)
  utimesSync(join(folder, `retained/.builds/${build}.json`), time, time)
  return assets
}

function releaseThree() {
  release('b1', 4)
  release('b2', 3)
  release('b3', 2)
}

it('retains the files of the last three builds', () => {
  releaseThree()
  const assets = release('b4', 0)
  const names = ['b1', 'b2', 'b3', 'b4', 'shared']
  expect(names.filter(name => existsSync(join(assets.folder, `chunks/${name}.js`)))).toEqual([
    'b2',
    'b3',
    'b4',
    'shared',
  ])
  expect(names.filter(assets.hasBuild)).toEqual(['b2', 'b3', 'b4'])
  expect([assets.hasBuild('../b4'), assets.hasBuild('.')]).toEqual([false, false])
})

it('serves the files of an earlier build as immutable, and no other file of the folder', async () => {
  release('b1', 1)
  const { app } = await createFakeSite({ retainedFolder: join(folder, 'retained') })
  const response = await app.inject('/_next/static/chunks/b1.js')
  expect([response.statusCode, response.body]).toEqual([200, "run('b1')"])
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/_next/static/chunks/a.js')).body).toBe('run()')
  for (const path of ['chunks/gone.js', '.builds/b1.json'])
    expect((await app.inject(`/_next/static/${path}`)).statusCode).toBe(404)
})

const readText = (file: string) => readFileSync(join(folder, 'retained', file), 'utf8')

it('retains the new build despite a truncated or removed list', () => {
  releaseThree()
  writeFileSync(join(folder, 'retained/.builds/b1.json'), '["chunks/b1')
  writeFileSync(join(folder, 'retained/.builds/b2.json'), '["chunks/b2')
  symlinkSync(join(folder, 'nowhere'), join(folder, 'retained/.builds/gone.json'))
  const assets = release('b4', 0)
  expect(readdirSync(join(folder, 'retained/.builds'))).not.toContain('gone.json')
  expect([assets.hasBuild('b4'), existsSync(join(folder, 'retained/chunks/b4.js'))]).toEqual([true, true])
})

it('replaces a truncated file', () => {
  release('b1', 1)
  writeFileSync(join(folder, 'retained/chunks/shared.js'), "run('sha")
  release('b2', 0)
  expect(readText('chunks/shared.js')).toBe("run('shared')")
})

it('leaves no unfinished files behind, and removes leftovers that are older than an hour', () => {
  release('b1', 1)
  const unfinishedFolder = join(folder, 'retained/.unfinished')
  expect(readdirSync(unfinishedFolder)).toEqual([])
  const oldTime = new Date(Date.now() - 2 * 3_600_000)
  for (const name of ['old', 'new']) writeFileSync(join(unfinishedFolder, name), '')
  utimesSync(join(unfinishedFolder, 'old'), oldTime, oldTime)
  release('b2', 0)
  expect(readdirSync(unfinishedFolder)).toEqual(['new'])
})

it("logs an error instead of throwing if files can't be retained", async () => {
  await createFakeSite()
  const error = vi.spyOn(getRuntime().logger, 'error')
  writeFileSync(join(folder, 'file'), '')
  expect(retainAssets(join(folder, 'file/kept'), 'b1', folder)).toBeUndefined()
  const assets = retainAssets(join(folder, 'retained'), 'b1', join(folder, 'nowhere'))
  expect(assets?.hasBuild('b1')).toBe(false)
  expect(error.mock.calls.map(([message]) => message)).toEqual(Array(2).fill('keeping static files failed'))
})
