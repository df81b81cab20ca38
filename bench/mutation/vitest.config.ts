import { defineConfig } from 'vitest/config'
import { LightestFirstSequencer } from './lightest-first-sequencer.ts'
import { parts } from './parts.ts'

const part = parts[process.env['MUTATION_PART'] ?? '']
if (!part) throw new Error('MUTATION_PART is not set or names no part: run npm run test:mutation -- <part>')

export default defineConfig({
  test: {
    include: [`${part.folder}/**/*.test.ts`, ...(part.tests ?? [])],
    setupFiles: ['tests/setup/configure-fast-check.ts'],
    // All files share one worker. Starting a worker for each file and mutant would take longer.
    isolate: false,
    sequence: { sequencer: LightestFirstSequencer },
    // Stryker has its own timeout for mutants that hang. This one only has to be longer than the slowest test.
    testTimeout: 60_000,
    // Enough for the dry run on a busy machine; more would delay mutants whose polled condition never becomes true.
    expect: { poll: { timeout: 10_000 } },
    // Temporary files are removed with Stryker's copy of the project.
    env: { TMPDIR: process.cwd() },
  },
})
