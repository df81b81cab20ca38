import { defineConfig } from 'vitest/config'

// The benchmarks have a configuration of their own.
const never = ['**/node_modules/**', '.next/**', '.bench/**', 'dist/**', '.mutation/**', 'bench/**']
const inner = ['src/domain/**/*.test.ts', 'src/application/**/*.test.ts']
/** Code that runs in a browser. */
const views = [
  'src/ui/**/*.test.ts',
  '**/*.test.tsx',
  'src/app/browser/**/*.test.ts',
  'src/infrastructure/browser/**/*.test.ts',
]
const contracts = ['contracts/**/*.test.ts']
// They ask the built site: `npm run build` first.
const site = ['tests/site/**/*.test.ts']
// It replaces `location`, which a window of its own context does not allow.
const ownLocation = ['src/app/browser/client-root.test.tsx']
// Timeouts only end tests that hang: a busy machine must not fail one. Hooks start servers, as tests do.
const createTimeouts = (timeoutMs: number) => ({ testTimeout: timeoutMs, hookTimeout: timeoutMs })
const patient = { ...createTimeouts(60_000), expect: { poll: { timeout: 30_000 } } }

const inWindow = {
  ...patient,
  environment: 'jsdom',
  setupFiles: ['tests/setup/seeded.ts', 'tests/setup/no-network.ts', 'tests/setup/dom.ts'],
}

export default defineConfig({
  test: {
    allowOnly: false,
    // All cores, although another step runs at the same time: neither keeps all of them busy.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          ...patient,
          include: inner,
          exclude: never,
          environment: 'node',
          // Rules keep nothing between tests: without a process a file they take a quarter of the time.
          isolate: false,
          setupFiles: ['tests/setup/seeded.ts', 'tests/setup/no-network.ts'],
        },
      },
      {
        // All files that no other project includes, so no test file is forgotten.
        test: {
          name: 'server',
          ...patient,
          setupFiles: ['tests/setup/seeded.ts', 'tests/setup/no-names.ts'],
          include: ['**/*.test.ts'],
          exclude: [...never, ...inner, ...views, ...contracts, ...site],
          environment: 'node',
          // Loading the same modules for each file would take as long as the tests.
          isolate: false,
        },
      },
      // Each file has a window of its own, and jsdom is loaded once a process: half the time of a process a file.
      { test: { name: 'ui', ...inWindow, include: views, exclude: [...never, ...ownLocation], pool: 'vmForks' } },
      { test: { name: 'ui-location', ...inWindow, include: ownLocation, pool: 'forks' } },
      {
        test: {
          name: 'site',
          ...patient,
          // Sites are started and stopped within them, hundreds of pages rendered.
          ...createTimeouts(240_000),
          include: site,
          environment: 'node',
          // One worker, one built site.
          isolate: false,
          fileParallelism: false,
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
