import { cpSync, appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashSources } from './build-next-release.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'znatok-next-release-'))
  for (const path of ['Dockerfile', '.dockerignore', 'tests/servers'])
    cpSync(path, join(project, path), { recursive: true })
  mkdirSync(join(project, '.next'))
  writeFileSync(join(project, '.next/BUILD_ID'), 'first')
})
afterEach(() => rmSync(project, { recursive: true }))

it.each([
  [true, 'Dockerfile'],
  [true, '.dockerignore'],
  [true, '.next/BUILD_ID'],
  [true, 'tests/servers/build-next-release.ts'],
  [true, 'tests/servers/write-other-brand.ts'],
  [false, 'tests/servers/start-server.ts'],
])('the hash covers only the sources of the next release (covered: %s, %s)', async (isChanged, path) => {
  const originalHash = await hashSources(project)
  appendFileSync(join(project, path), '\n')
  expect((await hashSources(project)) !== originalHash).toBe(isChanged)
})
