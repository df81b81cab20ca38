import { cpSync, appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe('hashSources', () => {
  it('stays the same without a change', async () => {
    expect(await hashSources(project)).toBe(await hashSources(project))
  })

  it.each(['.next/BUILD_ID', 'Dockerfile', '.dockerignore', 'tests/servers/write-other-brand.ts'])(
    'changes with %s',
    async path => {
      const originalHash = await hashSources(project)
      appendFileSync(join(project, path), '\n')
      expect(await hashSources(project)).not.toBe(originalHash)
    },
  )
})
