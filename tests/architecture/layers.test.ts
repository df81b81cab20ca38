import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readImports, findModulesInCycles, findMissedFiles, layerRules, getViolations } from '#scripts/layers/cruise.ts'
import { acceptedFiles, importedFiles, plantedImports } from './support/planted-imports.ts'
import { createPlantedProject } from './support/create-planted-project.ts'

const plantedFiles = [
  ...plantedImports.map(({ path, code }) => [path, code] as const),
  ...importedFiles,
  ...acceptedFiles,
]
const project = createPlantedProject(Object.fromEntries(plantedFiles), ['.dependency-cruiser.cjs'])
let violations: readonly string[] = []
let rules: readonly string[] = []
let missedFiles: readonly string[] = []
beforeAll(async () => {
  const result = await readImports(project.folder, layerRules)
  missedFiles = findMissedFiles(result, [...plantedFiles.map(([path]) => path), 'src/domain/a/never-written.ts'])
  violations = getViolations(result)
  rules = (result.summary.ruleSetUsed?.forbidden ?? []).flatMap(({ name }) => name ?? [])
}, 60_000)
afterAll(project.remove)

it('finds a file that dependency-cruiser did not check', () => {
  expect(missedFiles).toEqual(['src/domain/a/never-written.ts'])
})

describe('the layer rules', () => {
  it.each(plantedImports)('find a planted violation of $rule in $path', ({ rule, path, target }) => {
    const targets = violations
      .filter(line => line.startsWith(`${rule}: ${path} -> `))
      .map(line => line.split(' -> ')[1])
    expect(targets).toContainEqual(expect.stringContaining(target))
  })
  it.each(acceptedFiles)('accept %s', path => {
    expect(violations.filter(line => line.includes(`: ${path} ->`))).toEqual([])
  })
  it('each have a planted violation', () => {
    expect([...new Set(plantedImports.map(({ rule }) => rule))].toSorted()).toEqual(rules.toSorted())
  })
})

describe('modules that import each other', () => {
  const createFile = (source: string, ...importedPaths: readonly string[]) => ({
    source,
    dependencies: importedPaths.map(path => ({ resolved: path })),
  })
  const findCyclicModules = (...files: readonly ReturnType<typeof createFile>[]) =>
    findModulesInCycles({ modules: files } as unknown as Parameters<typeof findModulesInCycles>[0], 'src/ui')

  it('are found when a cycle enters and leaves a module in different folders, and involves a third module', () => {
    const files = [
      createFile('src/ui/profile/page/a.ts', 'src/ui/shell/head/b.ts', 'src/ui/kit/fields/c.ts'),
      createFile('src/ui/shell/header/d.ts', 'src/ui/search/e.ts'),
      createFile('src/ui/search/e.ts', 'src/ui/profile/card/f.ts'),
      createFile('src/ui/home/g.ts', 'src/ui/profile/page/a.ts'),
    ]
    expect(findCyclicModules(...files)).toEqual(['profile', 'search', 'shell'])
  })

  it('are not reported for shared imports, files of the same module or files outside modules', () => {
    const files = [
      createFile('src/ui/profile/page/a.ts', 'src/ui/profile/card/b.ts', 'src/ui/kit/c.ts', 'src/ui/paths.ts'),
      createFile('src/ui/shell/d.ts', 'src/ui/profile/page/a.ts', 'src/ui/kit/c.ts', 'src/domain/a.ts'),
      createFile('src/ui/paths.ts', 'src/ui/shell/d.ts'),
    ]
    expect(findCyclicModules(...files)).toEqual([])
  })
})
