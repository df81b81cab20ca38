import { readSettings } from '../../src/infrastructure/web-server/settings.ts'
import { startRuntime } from '../../src/infrastructure/web-server/start-runtime.ts'

// Sets up for `next start` what the web server sets up for pages.
await startRuntime(readSettings(process.env))
