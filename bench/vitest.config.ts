import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['**/*.test.ts'], setupFiles: ['../tests/setup/configure-fast-check.ts'] },
})
