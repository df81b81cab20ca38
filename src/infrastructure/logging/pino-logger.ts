import { pino } from 'pino'
import type { Logger } from '../../application/shared/shared.ports'

/** The product's log: a line of JSON an event, on standard output, each with what `context` knows of the request. */
export function pinoLogger(level: string, context: () => Readonly<Record<string, unknown>>): Logger {
  const log = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...context() }),
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
