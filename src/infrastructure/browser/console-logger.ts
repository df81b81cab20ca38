import type { Logger } from '#application/shared/shared.ports.ts'

export const consoleLogger: Pick<Logger, 'error'> = {
  error: (event, details = {}) => {
    console.error(event, details)
  },
}
