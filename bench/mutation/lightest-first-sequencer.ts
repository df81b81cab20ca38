import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that load the whole web server run last, because other tests kill most mutants. */
const getWeight = ({ moduleId }: TestSpecification): number => {
  const text = readFileSync(moduleId, 'utf8')
  return text.length + (text.includes('/fake-site.ts') ? 1_000_000 : 0)
}

export class LightestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((first, second) => getWeight(first) - getWeight(second))
  }
}
