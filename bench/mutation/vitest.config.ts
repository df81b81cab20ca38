import { defineConfig } from 'vitest/config'
import { LightestFirstSequencer } from './lightest-first-sequencer.ts'
import { parts } from './parts.ts'

const part = parts[process.env['MUTATION_PART'] ?? '']
if (!part) throw new Error('npm run test:mutation says which part this is')

export default defineConfig({
  test: {
    include: [`${part.folder}/**/*.test.ts`, ...(part.tests ?? [])],
    setupFiles: ['tests/setup/seeded.ts'],
    // One process for all files: a change then costs one start instead of one a file.
    isolate: false,
    sequence: { sequencer: LightestFirstSequencer },
    // Changed code takes longer; what hangs is ended from outside.
    testTimeout: 60_000,
    // A busy machine must fail no test of the first run, as with all other tests; longer ones would only keep the others waiting.
    expect: { poll: { timeout: 10_000 } },
    // What a stopped run leaves goes with the copy it ran in.
    env: { TMPDIR: process.cwd() },
  },
})
