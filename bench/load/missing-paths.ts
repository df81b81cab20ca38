import { requestAll } from './client.ts'
import { findChanges, listFolder } from './folder-listing.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'

const pathForms = [
  (number: number) => `/gorod-${number}`,
  (number: number) => `/moskva/specialists/kategoriya-${number}`,
  (number: number) => `/profiles/9${number}999`,
  (number: number) => `/en/nowhere/at/all/${number}`,
] as const

export const createMissingPaths = (firstNumber: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => firstNumber + index).map(
    number => pathForms[number % pathForms.length]?.(number) ?? '',
  )

export interface MissingPathsResult {
  readonly memory: readonly { readonly requests: number; readonly rss: number; readonly liveBytes: number }[]
  readonly statuses: Readonly<Record<number, number>>
  readonly changedFiles: readonly string[]
}

export async function requestMissingPaths(
  site: MeasuredProcess,
  count: number,
  step: number,
): Promise<MissingPathsResult> {
  const files = await listFolder(root)
  const memory: MissingPathsResult['memory'][number][] = []
  const statuses: Record<number, number> = {}
  const recordMemory = async (requestCount: number) => {
    const { rss, liveBytes } = await site.getUsage('collect')
    memory.push({ requests: requestCount, rss, liveBytes })
  }
  await recordMemory(0)
  for (let requestedCount = 0; requestedCount < count; requestedCount += step) {
    for (const [status, statusCount] of Object.entries(
      await requestAll(site.origin, createMissingPaths(requestedCount, step)),
    ))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + statusCount
    await recordMemory(requestedCount + step)
  }
  return { memory, statuses, changedFiles: findChanges(files, await listFolder(root)) }
}
