import { consoleLogger } from '#infrastructure/browser/console-logger.ts'
import { recoverPage } from '#infrastructure/browser/recover-page.ts'
import type { Failures } from '#ui/failure/failures.tsx'

/** What this site's pages do in a browser when something fails there. */
export const failures: Failures = { recoverPage, logger: consoleLogger }
