import type { VisitOutcome, VisitResult } from '../../tests/servers/visit.ts'

/** The results of visits in one phase. */
export interface Tally {
  readonly ended: Readonly<Partial<Record<VisitOutcome, number>>>
  readonly slowestMs: number
}

export const emptyTally: Tally = { ended: {}, slowestMs: 0 }

export const addVisit = ({ ended, slowestMs }: Tally, visited: VisitResult): Tally => ({
  ended: { ...ended, [visited.outcome]: (ended[visited.outcome] ?? 0) + 1 },
  slowestMs: Math.max(slowestMs, visited.ms),
})

export const countVisits = ({ ended }: Tally): number =>
  Object.values(ended).reduce((sum: number, count = 0) => sum + count, 0)

/** Outcomes that must not occur. A kind of address without a request is one, too: it proves nothing. */
export function findViolations(what: string, { ended }: Tally, allowed: readonly VisitOutcome[]): readonly string[] {
  const seen = Object.entries(ended)
  if (seen.length === 0) return [`${what}: no requests`]
  const names = new Set(allowed.map(String))
  return seen.filter(([name]) => !names.has(name)).map(([name, times]) => `${what}: ${times} × ${name}`)
}

export const formatTally = ({ ended, slowestMs }: Tally): string =>
  `${Object.entries(ended)
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ')}, slowest ${Math.round(slowestMs)} ms`
