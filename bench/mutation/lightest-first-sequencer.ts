import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs test files that load the whole web server last: most mutants are killed before. */
const getWeight = ({ moduleId }: TestSpecification): number => {
  const text = readFileSync(moduleId, 'utf8')
  return text.length + (text.includes('/fake-site.ts') ? 1_000_000 : 0)
}

export class LightestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => getWeight(one) - getWeight(other))
  }
}
