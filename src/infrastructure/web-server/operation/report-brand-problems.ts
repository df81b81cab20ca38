import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'
import type { Logger } from '#application/shared/shared.ports.ts'

const problemsCodec = Schema.fromJsonString(Schema.Array(Schema.String))

export function reportBrandProblems(root: string, logger: Pick<Logger, 'warn'>): void {
  const problems = Schema.decodeUnknownSync(problemsCodec)(readFileSync(join(root, 'dist/brand-problems.json'), 'utf8'))
  for (const problem of problems) logger.warn('the brand is incomplete', { problem })
}
