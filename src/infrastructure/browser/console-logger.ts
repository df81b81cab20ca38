import type { Logger } from '#application/shared/shared.ports.ts'

/** Logs to the browser's console; nothing leaves the device. */
export const consoleLogger: Pick<Logger, 'error'> = {
  error: (event, details = {}) => {
    console.error(event, details)
  },
}
