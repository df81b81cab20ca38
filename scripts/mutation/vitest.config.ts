import { defineConfig } from 'vitest/config'
import { parts } from './parts.ts'

const part = parts[process.env['MUTATION_PART'] ?? '']
if (!part) throw new Error('npm run test:mutation says which part this is')

export default defineConfig({
  test: {
    include: [`${part.folder}/**/*.test.ts`],
    setupFiles: ['tests/setup/seeded.ts'],
    // As the project `domain` does: rules keep nothing between tests.
    isolate: false,
  },
})
