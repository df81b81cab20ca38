import { Stryker } from '@stryker-mutator/core'
import { parts } from './parts.ts'

/*
 * Changes the code of one part here and there (a `<` becomes a `<=`, a text an empty one) and fails when too few of the
 * changes make a test fail. What has not changed since the last time is not tried again. Names of files after the part's
 * try these alone, and whatever is known of the others stays.
 */
const [name = '', ...files] = process.argv.slice(2)
const part = parts[name]

if (part) {
  process.env['MUTATION_PART'] = name
  await new Stryker({
    testRunner: 'vitest',
    // The configuration names the tests: which of them reach a change is known from the first run.
    vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
    mutate: [...(files.length > 0 ? files : ['**/*.ts']).map(file => `${part.folder}/${file}`), '!**/*.test.ts'],
    incremental: true,
    incrementalFile: `.mutation/${name}.json`,
    tempDirName: '.mutation/copies',
    ignorePatterns: ['dist', 'public', '.bench', 'test-results'],
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { reportTests: false, skipFull: true },
    htmlReporter: { fileName: `.mutation/${name}.html` },
    thresholds: { break: files.length > 0 ? null : part.minPercent },
  }).runMutationTest()
} else {
  console.error(`npm run test:mutation -- <part>, which is one of: ${Object.keys(parts).join(', ')}`)
  process.exitCode = 1
}
