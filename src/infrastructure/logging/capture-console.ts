import { format, stripVTControlCharacters } from 'node:util'
import type { Logger } from '#application/shared/shared.ports.ts'

/** Queries of addresses, which may hold what visitors typed. */
const query = /\?[^\s'"]*/g

/** Writes what packages print, such as Next, as lines of the log. */
export function captureConsole(logger: Logger): void {
  const write =
    (level: keyof Logger) =>
    (...printed: readonly unknown[]): void =>
      logger[level]('printed', { text: stripVTControlCharacters(format(...printed)).replace(query, '') })
  Object.assign(console, {
    debug: write('info'),
    error: write('error'),
    info: write('info'),
    log: write('info'),
    trace: write('warn'),
    warn: write('warn'),
  })
}
