import { availableParallelism } from 'node:os'
import { Stryker } from '@stryker-mutator/core'
import { parts } from './mutation/parts.ts'

/*
 * Changes the code of one part here and there (a `<` becomes a `<=`, a text an empty one) and fails when too few of the
 * changes make a test fail. What has not changed since the last time is not tried again.
 */
const name = process.argv[2] ?? ''
const part = parts[name]

if (part) {
  process.env['MUTATION_PART'] = name
  await new Stryker({
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    mutate: [`${part.folder}/**/*.ts`, `!${part.folder}/**/*.test.ts`],
    // One core stays free for whoever works meanwhile.
    concurrency: Math.max(1, availableParallelism() - 1),
    incremental: true,
    incrementalFile: `.mutation/${name}.json`,
    tempDirName: '.mutation/copies',
    ignorePatterns: ['dist', 'public', '.bench', 'test-results'],
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { reportTests: false, skipFull: true },
    htmlReporter: { fileName: `.mutation/${name}.html` },
    thresholds: { break: part.least },
  }).runMutationTest()
} else {
  console.error(`npm run test:mutation -- <part>, which is one of: ${Object.keys(parts).join(', ')}`)
  process.exitCode = 1
}
