import { pino } from 'pino'
import type { Logger } from '../../application/shared/shared.ports'

/** The product's log: a line of JSON an event, on standard output. */
export function pinoLogger(level: string): Logger {
  const log = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
  })
  return {
    info: (event, details = {}) => {
      log.info(details, event)
    },
    warn: (event, details = {}) => {
      log.warn(details, event)
    },
    error: (event, details = {}) => {
      log.error(details, event)
    },
  }
}
