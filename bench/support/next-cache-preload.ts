import { readSettings } from '../../src/infrastructure/web-server/settings.ts'
import { startRuntime } from '../../src/infrastructure/web-server/start-runtime.ts'

// `next start` needs the runtime that the web server normally starts.
await startRuntime(readSettings(process.env))
