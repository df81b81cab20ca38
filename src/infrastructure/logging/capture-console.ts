import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from '#application/shared/shared.ports.ts'

/** Query strings of URLs, which may contain visitors' input. */
const queryPattern = /\?[^\s'"]*/g

export function captureConsole(logger: Logger): void {
  const createWriter =
    (level: keyof Logger) =>
    (...values: readonly unknown[]): void =>
      logger[level]('console output', { text: stripVTControlCharacters(format(...values)).replace(queryPattern, '') })
  Object.assign(console, {
    debug: createWriter('info'),
    error: createWriter('error'),
    info: createWriter('info'),
    log: createWriter('info'),
    trace: createWriter('warn'),
    warn: createWriter('warn'),
  })
}
