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

/** Unique paths of pages that don't exist. */
export const createMissingPaths = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => from + index).map(
    number => pathForms[number % pathForms.length]?.(number) ?? '',
  )

export interface MissingPathsResult {
  /** In bytes, after this number of requests. */
  readonly memory: readonly { readonly requests: number; readonly rss: number; readonly used: number }[]
  readonly statuses: Readonly<Record<number, number>>
  /** Files added, removed or changed during the run. */
  readonly changedFiles: readonly string[]
}

/** Requests `count` missing pages and records memory and changed files. */
export async function requestMissingPaths(
  site: MeasuredProcess,
  count: number,
  step: number,
): Promise<MissingPathsResult> {
  const files = await listFolder(root)
  const memory: MissingPathsResult['memory'][number][] = []
  const statuses: Record<number, number> = {}
  const recordMemory = async (addresses: number) => {
    const { rss, used } = await site.getUsage('collect')
    memory.push({ requests: addresses, rss, used })
  }
  await recordMemory(0)
  for (let requested = 0; requested < count; requested += step) {
    for (const [status, times] of Object.entries(await requestAll(site.origin, createMissingPaths(requested, step))))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + times
    await recordMemory(requested + step)
  }
  return { memory, statuses, changedFiles: findChanges(files, await listFolder(root)) }
}
