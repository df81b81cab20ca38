import { defineConfig } from 'vitest/config'
import { LightestFirstSequencer } from './lightest-first-sequencer.ts'
import { parts } from './parts.ts'

const part = parts[process.env['MUTATION_PART'] ?? '']
if (!part) throw new Error('MUTATION_PART is not set: run npm run test:mutation')

export default defineConfig({
  test: {
    include: [`${part.folder}/**/*.test.ts`, ...(part.tests ?? [])],
    setupFiles: ['tests/setup/seeded.ts'],
    // One process for all files saves a start for each file and mutant.
    isolate: false,
    sequence: { sequencer: LightestFirstSequencer },
    // Stryker kills mutants that hang.
    testTimeout: 60_000,
    // Enough for the dry run on a busy machine. A longer timeout would only slow down mutants that hang.
    expect: { poll: { timeout: 10_000 } },
    // Temporary files are removed with Stryker's copy of the project.
    env: { TMPDIR: process.cwd() },
  },
})
