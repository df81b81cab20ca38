import type { Logger } from '#application/shared/shared.ports.ts'

/** Nothing leaves the device. */
export const consoleLogger: Pick<Logger, 'error'> = {
  error: (event, details = {}) => {
    console.error(event, details)
  },
}
