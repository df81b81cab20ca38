import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['src', 'mocks', 'contracts', 'scripts', 'tests']

/** Reads the imports of a project by the layer rules: in this process, so that what it saw can be looked at. */
export async function cruised(at: string): Promise<ICruiseResult> {
  const options = await extractOptions(join(at, '.dependency-cruiser.cjs'))
  const tsConfig = extractTsConfig(join(at, 'tsconfig.json'))
  const { output } = await cruise(
    folders.filter(folder => existsSync(join(at, folder))),
    { ...options, baseDir: at, validate: true },
    undefined,
    { tsConfig },
  )
  if (typeof output === 'string') throw new Error(`The cruise gave no result: ${output}`)
  return output
}

/** What broke a rule, one line each: `rule: from -> to`. */
export const violationsOf = ({ summary }: ICruiseResult): readonly string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
