import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { setup } from './temporary-folder.ts'

afterEach(() => vi.unstubAllEnvs())

it('holds the temporary folders of these tests', () => {
  expect(tmpdir()).toContain('znatok-server-')
})

it('is removed with the folders in it', () => {
  vi.stubEnv('TMPDIR', tmpdir())
  const remove = setup()
  const folder = mkdtempSync(join(tmpdir(), 'left-'))
  remove()
  expect(existsSync(folder)).toBe(false)
})
