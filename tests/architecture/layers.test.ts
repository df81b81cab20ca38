import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cruised, violationsOf } from './support/cruise.ts'
import { allowed, leaves, planted } from './support/planted-imports.ts'
import { plantedProject, root } from './support/planted-project.ts'
import { sourcesUnder } from './support/sources.ts'

describe('the layers of this project', () => {
  it('are kept, and the cruise saw every file', async () => {
    const result = await cruised(root)
    expect(violationsOf(result)).toEqual([])
    const seen = result.modules.map(({ source }) => source).filter(path => /^src\/.*\.tsx?$/.test(path))
    expect(seen.toSorted()).toEqual(sourcesUnder('src'))
    expect(seen.length).toBeGreaterThan(60)
  })
})

describe('a planted violation', () => {
  const files = [...planted.map(([, path, code]) => [path, code] as const), ...leaves, ...allowed]
  const project = plantedProject(Object.fromEntries(files), ['.dependency-cruiser.cjs'])
  let found: readonly string[] = []
  let rules: readonly string[] = []
  beforeAll(async () => {
    const result = await cruised(project.at)
    found = violationsOf(result)
    rules = (result.summary.ruleSetUsed?.forbidden ?? []).flatMap(({ name }) => name ?? [])
  }, 60_000)
  afterAll(project.remove)

  it.each(planted)('of %s in %s is found', (rule, path, _code, to) => {
    const targets = found.filter(line => line.startsWith(`${rule}: ${path} -> `)).map(line => line.split(' -> ')[1])
    expect(targets).toContainEqual(expect.stringContaining(to))
  })
  it.each(allowed)('is not seen in %s, which keeps the rules', path => {
    expect(found.filter(line => line.includes(`: ${path} ->`))).toEqual([])
  })
  it('exists for every rule', () => {
    expect([...new Set(planted.map(([rule]) => rule))].toSorted()).toEqual(rules.toSorted())
  })
})
