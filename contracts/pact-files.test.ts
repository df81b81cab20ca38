import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { archiveCurrentPact, listPacts, currentPactPath } from './pact-files.ts'

it('lists the pacts of all releases, oldest first, then the current one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'released-'))
  try {
    for (const version of ['0.10.0', '0.2.0']) await archiveCurrentPact(folder, version)
    await expect(archiveCurrentPact(folder, '0.2.0')).rejects.toThrow('EEXIST')
    const pacts = await listPacts(folder)
    expect(pacts.map(({ version }) => version)).toEqual(['0.2.0', '0.10.0', 'current'])
    expect(await readFile(pacts[0]?.path ?? '', 'utf8')).toBe(await readFile(currentPactPath, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('fails if the pacts of the releases can’t be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'released-'))
  try {
    await writeFile(join(folder, 'released'), '')
    await expect(listPacts(folder)).rejects.toThrow('ENOTDIR')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('lists only the current pact before the first release', async () => {
  expect(await listPacts(join(tmpdir(), 'nothing-was-released'))).toEqual([
    { version: 'current', path: currentPactPath },
  ])
})
