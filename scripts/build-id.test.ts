import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { computeBuildId } from './build-id.mjs'

let folder: string
const computeId = (copy: string) => computeBuildId(join(folder, copy))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-id-'))
  for (const subfolder of ['src/deep', 'scripts']) mkdirSync(join(folder, 'one', subfolder), { recursive: true })
  for (const [file, text] of [
    ['src/a.ts', 'a'],
    ['src/deep/b.ts', 'b'],
    ['next.config.ts', 'export default {}'],
    ['scripts/build.mjs', "import './bundles.mjs'"],
    ['scripts/bundles.mjs', "import 'esbuild'; import './dialogs.mjs'"],
    ['scripts/dialogs.mjs', 'export {}'],
    ['scripts/unused.mjs', 'export {}'],
  ] as const)
    writeFileSync(join(folder, 'one', file), text)
  cpSync(join(folder, 'one'), join(folder, 'other'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is the same for builds of the same sources, regardless of folder and time', async () => {
  utimesSync(join(folder, 'other/src/a.ts'), new Date(0), new Date(0))
  writeFileSync(join(folder, 'other/src/a.test.ts'), 'tests are no part of a build')
  mkdirSync(join(folder, 'other/.next'))
  writeFileSync(join(folder, 'other/.next/BUILD_ID'), 'of an earlier build')
  expect(await computeId('one')).toBe(await computeId('other'))
  expect(await computeId('one')).toMatch(/^[A-Za-z0-9]{20}$/)
})

it('changes with the content or the path of a file, and with an additional file', async () => {
  const originalId = await computeId('one')
  writeFileSync(join(folder, 'other/src/a.ts'), 'A')
  const idAfterChange = await computeId('other')
  writeFileSync(join(folder, 'other/src/a.ts'), 'a')
  cpSync(join(folder, 'other/src/deep/b.ts'), join(folder, 'other/src/b.ts'))
  const idAfterAddition = await computeId('other')
  rmSync(join(folder, 'other/src/deep'), { recursive: true })
  expect(new Set([originalId, idAfterChange, idAfterAddition, await computeId('other')]).size).toBe(4)
})

it('changes with a module of the build script, but not with another script', async () => {
  const originalId = await computeId('one')
  writeFileSync(join(folder, 'other/scripts/unused.mjs'), 'changed()')
  expect(await computeId('other')).toBe(originalId)
  writeFileSync(join(folder, 'other/scripts/dialogs.mjs'), 'changed()')
  expect(await computeId('other')).not.toBe(originalId)
})
