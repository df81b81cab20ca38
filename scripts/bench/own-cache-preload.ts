import { readSettings } from '#infrastructure/web-server/settings.ts'
import { startRuntime } from '#infrastructure/web-server/start-runtime.ts'

// What the web server puts in place for pages, for `next start` alone.
await startRuntime(readSettings(process.env))
