import { pino, type DestinationStream } from 'pino'
import type { Logger } from '#application/shared/shared.ports.ts'

export function createPinoLogger(
  level: string,
  getContext: () => Readonly<Record<string, unknown>>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...getContext() }),
    serializers: { error: pino.stdSerializers.err },
  }
  const log = pino(options, destination)
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
