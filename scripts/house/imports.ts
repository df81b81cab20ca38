import type { ICruiseResult } from 'dependency-cruiser'

/** Folders that import each other, directly or by way of others: one line a cycle. */
export function folderCycles({ folders }: ICruiseResult): readonly string[] {
  const cycles = (folders ?? []).flatMap(({ dependencies }) =>
    (dependencies ?? []).flatMap(({ cycle }) =>
      cycle
        ? [
            cycle
              .map(({ name }) => name)
              .toSorted()
              .join(' ↔ '),
          ]
        : [],
    ),
  )
  return [...new Set(cycles)].toSorted()
}
