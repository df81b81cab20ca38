import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImports, findModulesInCycles, findMissedFiles, layerRules, getViolations } from '#scripts/layers/cruise.ts'
import { allowed, leaves, planted } from './support/planted-imports.ts'
import { createPlantedProject } from './support/create-planted-project.ts'

describe('a planted violation', () => {
  const files = [...planted.map(([, path, code]) => [path, code] as const), ...leaves, ...allowed]
  const project = createPlantedProject(Object.fromEntries(files), ['.dependency-cruiser.cjs'])
  let found: readonly string[] = []
  let rules: readonly string[] = []
  let missed: readonly string[] = []
  beforeAll(async () => {
    const result = await readImports(project.at, layerRules)
    missed = findMissedFiles(result, [...files.map(([path]) => path), 'src/domain/a/never-written.ts'])
    found = getViolations(result)
    rules = (result.summary.ruleSetUsed?.forbidden ?? []).flatMap(({ name }) => name ?? [])
  }, 60_000)
  afterAll(project.remove)

  it.each(planted)('of %s in %s is found', (rule, path, _code, to) => {
    const targets = found.filter(line => line.startsWith(`${rule}: ${path} -> `)).map(line => line.split(' -> ')[1])
    expect(targets).toContainEqual(expect.stringContaining(to))
  })
  it.each(allowed)('is not reported in %s, which follows the rules', path => {
    expect(found.filter(line => line.includes(`: ${path} ->`))).toEqual([])
  })
  it('would be reported for a file that was not checked', () => {
    expect(missed).toEqual(['src/domain/a/never-written.ts'])
  })
  it('exists for every rule', () => {
    expect([...new Set(planted.map(([rule]) => rule))].toSorted()).toEqual(rules.toSorted())
  })
})

describe('modules that import each other', () => {
  const createModule = (source: string, ...resolved: readonly string[]) => ({
    source,
    dependencies: resolved.map(path => ({ resolved: path })),
  })
  const findCycle = (...modules: readonly ReturnType<typeof createModule>[]) =>
    findModulesInCycles({ modules } as unknown as Parameters<typeof findModulesInCycles>[0], 'src/ui')

  it('are found across folders and modules', () => {
    const modules = [
      createModule('src/ui/profile/page/a.ts', 'src/ui/shell/head/b.ts', 'src/ui/kit/fields/c.ts'),
      createModule('src/ui/shell/header/d.ts', 'src/ui/search/e.ts'),
      createModule('src/ui/search/e.ts', 'src/ui/profile/card/f.ts'),
      createModule('src/ui/home/g.ts', 'src/ui/profile/page/a.ts'),
    ]
    expect(findCycle(...modules)).toEqual(['profile', 'search', 'shell'])
  })

  it('are not reported for shared imports, own files or files outside modules', () => {
    const modules = [
      createModule('src/ui/profile/page/a.ts', 'src/ui/profile/card/b.ts', 'src/ui/kit/c.ts', 'src/ui/paths.ts'),
      createModule('src/ui/shell/d.ts', 'src/ui/profile/page/a.ts', 'src/ui/kit/c.ts', 'src/domain/a.ts'),
      createModule('src/ui/paths.ts', 'src/ui/shell/d.ts'),
    ]
    expect(findCycle(...modules)).toEqual([])
  })
})
