import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const excludedFiles = ['**/node_modules/**', '.next/**', '.bench/**', 'dist/**', '.mutation/**', 'bench/**']
const innerTests = ['src/domain/**/*.test.ts', 'src/application/**/*.test.ts']
const browserTests = [
  'src/ui/**/*.test.ts',
  '**/*.test.tsx',
  'src/app/browser/**/*.test.ts',
  'src/infrastructure/browser/**/*.test.ts',
]
const contractTests = ['contracts/**/*.test.ts']
const siteTests = ['tests/site/**/*.test.ts']
// These tests replace `location`, which the window of a VM context does not allow.
const locationTests = ['src/app/browser/client-root.test.tsx', 'src/infrastructure/browser/recover-page.test.ts']
// Timeouts only end tests that hang, so they are long enough for a busy machine.
const createTimeouts = (timeoutMs: number) => ({ testTimeout: timeoutMs, hookTimeout: timeoutMs })
const longTimeouts = { ...createTimeouts(60_000), expect: { poll: { timeout: 30_000 } } }

const browserProject = {
  ...longTimeouts,
  environment: 'jsdom',
  // The share image reads its colors from this file.
  css: { include: /brand\/tokens\.css/ },
  setupFiles: ['tests/setup/configure-fast-check.ts', 'tests/setup/no-network.ts', 'tests/setup/dom.ts'],
}

export default defineConfig({
  test: {
    allowOnly: false,
    // `npm test` runs two steps at the same time. Each may use all cores, because neither keeps all of them busy. With
    // one worker, all files of a VM pool would share a window.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'domain',
          ...longTimeouts,
          include: innerTests,
          exclude: excludedFiles,
          environment: 'node',
          // The domain and application layers keep no state between tests, so files can share a process.
          isolate: false,
          setupFiles: ['tests/setup/configure-fast-check.ts', 'tests/setup/no-network.ts'],
        },
      },
      {
        // All files outside `bench` that no other project includes, so no test file is forgotten.
        test: {
          name: 'server',
          ...longTimeouts,
          globalSetup: ['tests/setup/temporary-folder.ts'],
          setupFiles: ['tests/setup/configure-fast-check.ts', 'tests/setup/block-dns.ts'],
          include: ['**/*.test.ts'],
          exclude: [...excludedFiles, ...innerTests, ...browserTests, ...contractTests, ...siteTests],
          environment: 'node',
          // Loading the same modules for each file would be slow.
          isolate: false,
        },
      },
      // Each file has its own window, but jsdom is loaded once per process.
      {
        test: {
          name: 'ui',
          ...browserProject,
          include: browserTests,
          exclude: [...excludedFiles, ...locationTests],
          pool: 'vmForks',
        },
      },
      { test: { name: 'ui-location', ...browserProject, include: locationTests, pool: 'forks' } },
      {
        test: {
          name: 'site',
          ...longTimeouts,
          // These tests start and stop sites and render hundreds of pages.
          ...createTimeouts(240_000),
          include: siteTests,
          environment: 'node',
          // One worker, because all files share the built site.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'contract',
          ...longTimeouts,
          include: contractTests,
          exclude: excludedFiles,
          environment: 'node',
          // Pact would load the system's certificates for each request. The tests use no TLS.
          env: { PACT_DO_NOT_TRACK: 'true', SSL_CERT_FILE: '/dev/null', SSL_CERT_DIR: '/dev/null' },
          fileParallelism: false,
        },
      },
    ],
  },
})
