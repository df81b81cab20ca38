import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** Reads all imports but those of tests. */
export async function readImports(): Promise<ICruiseResult> {
  const options = await extractOptions('./.dependency-cruiser.folders.cjs')
  const { output } = await cruise(['src', 'mocks', 'contracts', 'scripts', 'tests'], options, undefined, {
    tsConfig: extractTsConfig('./tsconfig.json'),
  })
  if (typeof output === 'string') throw new Error(`The cruise gave no result: ${output}`)
  return output
}

/** Folders that import each other, directly or by way of others: one line a cycle. */
export function folderCycles({ folders }: ICruiseResult): readonly string[] {
  const cycles = (folders ?? []).flatMap(({ dependencies }) =>
    (dependencies ?? []).flatMap(({ cycle }) =>
      cycle
        ? [
            cycle
              .map(({ name }) => name)
              .toSorted()
              .join(' ↔ '),
          ]
        : [],
    ),
  )
  return [...new Set(cycles)].toSorted()
}
