import type { Logger } from '#application/shared/shared.ports.ts'

/** The browser's own log: nothing of it leaves the computer of who reads the page. */
export const consoleLogger: Pick<Logger, 'error'> = {
  error: (event, details = {}) => {
    console.error(event, details)
  },
}
