import { readSettings } from '../../src/infrastructure/web-server/settings'
import { startRuntime } from '../../src/infrastructure/web-server/start-runtime'

// What the web server puts in place for pages, for `next start` alone.
await startRuntime(readSettings(process.env))
