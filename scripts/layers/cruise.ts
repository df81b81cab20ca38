import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['src', 'mocks', 'contracts', 'scripts', 'tests']

export const layerRules = '.dependency-cruiser.cjs'
export const folderRules = '.dependency-cruiser.folders.cjs'

export async function readImports(
  root: string,
  config: typeof layerRules | typeof folderRules,
): Promise<ICruiseResult> {
  const options = await extractOptions(join(root, config))
  const tsConfig = extractTsConfig(join(root, 'tsconfig.json'))
  const { output } = await cruise(
    folders.filter(folder => existsSync(join(root, folder))),
    { ...options, baseDir: root, validate: true },
    undefined,
    { tsConfig },
  )
  if (typeof output === 'string') throw new Error(`dependency-cruiser returned no result: ${output}`)
  return output
}

export const getViolations = ({ summary }: ICruiseResult): readonly string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)

// A module is a folder directly in `folder`. The folder rule misses cycles of modules: `profile/page` → `shell/head`
// and `shell/header` → `profile/card` do not form a cycle of folders.
export function findModulesInCycles({ modules }: Pick<ICruiseResult, 'modules'>, folder: string): readonly string[] {
  const findModule = (path: string) => (path.startsWith(`${folder}/`) ? path.split('/')[folder.split('/').length] : '')
  const imports = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [importer, imported] = [findModule(source), findModule(resolved)]
      // A name with a dot is a file directly in the folder, not a module.
      if (importer && imported && importer !== imported && !imported.includes('.'))
        imports.set(importer, (imports.get(importer) ?? new Set()).add(imported))
    }
  // Repeatedly removes modules that import no other module, or that no other module imports. They are in no cycle.
  // What remains are the cycles, and modules on a path from one cycle to another.
  for (;;) {
    const importedModules = new Set([...imports.values()].flatMap(names => [...names]))
    const acyclic = [...imports].filter(
      ([name, names]) => !importedModules.has(name) || ![...names].some(dependency => imports.has(dependency)),
    )
    if (acyclic.length === 0) return [...imports.keys()].toSorted()
    for (const [name] of acyclic) imports.delete(name)
  }
}

/** Finds files that dependency-cruiser has silently skipped, because it could not read them. */
export function findMissedFiles(
  { modules }: Pick<ICruiseResult, 'modules'>,
  files: readonly string[],
): readonly string[] {
  const cruisedFiles = new Set(modules.map(({ source }) => source))
  return files.filter(file => !cruisedFiles.has(file))
}
