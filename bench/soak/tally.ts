import type { StatusOrFailure, VisitResult } from '../../tests/servers/visit.ts'

export interface Tally {
  readonly counts: Readonly<Partial<Record<StatusOrFailure, number>>>
  readonly slowestMs: number
}

export const emptyTally: Tally = { counts: {}, slowestMs: 0 }

export const addVisit = ({ counts, slowestMs }: Tally, result: VisitResult): Tally => ({
  counts: { ...counts, [result.statusOrFailure]: (counts[result.statusOrFailure] ?? 0) + 1 },
  slowestMs: Math.max(slowestMs, result.ms),
})

export const countVisits = ({ counts }: Tally): number =>
  Object.values(counts).reduce((sum: number, count = 0) => sum + count, 0)

/** A lack of requests is a violation too, because it proves nothing. */
export function findViolations(
  label: string,
  { counts }: Tally,
  allowed: readonly StatusOrFailure[],
): readonly string[] {
  const countByStatusOrFailure = Object.entries(counts)
  if (countByStatusOrFailure.length === 0) return [`${label}: no requests`]
  const allowedNames = new Set(allowed.map(String))
  return countByStatusOrFailure
    .filter(([name]) => !allowedNames.has(name))
    .map(([name, count]) => `${label}: ${count} × ${name}`)
}

export function formatTally({ counts, slowestMs }: Tally): string {
  const texts = Object.entries(counts).map(([name, count]) => `${count} × ${name}`)
  return texts.length === 0 ? 'none' : `${texts.join(', ')}, slowest ${Math.round(slowestMs)} ms`
}
