import { consoleLogger } from '../../infrastructure/browser/console-logger'
import { recoverPage } from '../../infrastructure/browser/recover-page'
import type { Failures } from '../../ui/failure/failures'

/** What this site's pages do in a browser when something fails there. */
export const failures: Failures = { recoverPage, logger: consoleLogger }
