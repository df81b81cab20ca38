import { Stryker } from '@stryker-mutator/core'
import { parts } from './parts.ts'

const [name = '', ...files] = process.argv.slice(2)
const part = parts[name]

if (part) {
  process.env['MUTATION_PART'] = name
  await new Stryker({
    testRunner: 'vitest',
    // The configuration lists the tests; the dry run finds which of them cover a mutant.
    vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
    mutate: [...(files.length > 0 ? files : ['**/*.ts']).map(file => `${part.folder}/${file}`), '!**/*.test.ts'],
    incremental: true,
    incrementalFile: `.mutation/${name}.json`,
    tempDirName: '.mutation/copies',
    ignorePatterns: ['dist', 'public', '.bench', 'test-results'],
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { reportTests: false, skipFull: true },
    htmlReporter: { fileName: `.mutation/${name}.html` },
    thresholds: { break: files.length > 0 ? null : part.minScorePercent },
  }).runMutationTest()
} else {
  console.error(
    `Usage: npm run test:mutation -- <part> [path within the part’s folder…]. Parts: ${Object.keys(parts).join(', ')}`,
  )
  process.exitCode = 1
}
