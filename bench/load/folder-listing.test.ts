import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findChanges, listFolder } from './folder-listing.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'listing-'))
  for (const name of ['inner', 'node_modules']) mkdirSync(join(folder, name))
  for (const name of ['unchanged', 'inner/changed', 'inner/removed']) writeFileSync(join(folder, name), name)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('changes', () => {
  it('are empty if no file has changed', async () => {
    expect(findChanges(await listFolder(folder), await listFolder(folder))).toEqual([])
  })
  it('contain added, removed and modified files, but no packages', async () => {
    const listingBefore = await listFolder(folder)
    expect(listingBefore.size).toBe(3)
    writeFileSync(join(folder, 'added'), '')
    writeFileSync(join(folder, 'node_modules/added'), '')
    utimesSync(join(folder, 'inner/changed'), 1, 1)
    rmSync(join(folder, 'inner/removed'))
    const changes = findChanges(listingBefore, await listFolder(folder)).toSorted()
    expect(changes).toEqual(['added', 'inner/changed', 'inner/removed'].map(name => join(folder, name)))
  })
})
