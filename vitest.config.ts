import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '.next/**', 'dist/**']
const inner = ['src/domain/**/*.test.ts', 'src/application/**/*.test.ts']
const views = ['src/ui/**/*.test.ts', '**/*.test.tsx']
const contracts = ['contracts/**/*.test.ts']
// Only to end what hangs: a busy machine must fail no test.
const testTimeout = 60_000
// The same for what is waited for, where tests poll.
const patient = { testTimeout, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    allowOnly: false,
    // Nothing else runs meanwhile: every core is free for them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          ...patient,
          include: inner,
          exclude: never,
          environment: 'node',
          setupFiles: ['tests/setup/seeded.ts', 'tests/setup/no-network.ts'],
        },
      },
      {
        // Whatever the others leave: so no test file can fall between them.
        test: {
          name: 'server',
          ...patient,
          setupFiles: ['tests/setup/seeded.ts'],
          include: ['**/*.test.ts'],
          exclude: [...never, ...inner, ...views, ...contracts],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'ui',
          ...patient,
          include: views,
          exclude: never,
          environment: 'jsdom',
          setupFiles: ['tests/setup/seeded.ts', 'tests/setup/no-network.ts', 'tests/setup/dom.ts'],
        },
      },
      {
        test: {
          name: 'contract',
          ...patient,
          include: contracts,
          exclude: never,
          environment: 'node',
          // Pact's library loads the system's certificates for each request; there is no TLS here: 98 s became 9.
          env: { PACT_DO_NOT_TRACK: 'true', SSL_CERT_FILE: '/dev/null', SSL_CERT_DIR: '/dev/null' },
          fileParallelism: false,
        },
      },
    ],
  },
})
