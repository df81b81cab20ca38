import { expect, it } from 'vitest'
import { countPlainBranches } from './count-plain-branches.ts'

const logic = 'export const f = (a: number) => { if (a > 1 && a < 9) return 1\n  return a ? 2 : (a ?? 3) }\n'

it('counts the branches of a file without React', () => {
  expect(countPlainBranches('a.ts', `import { g } from '#domain/g.ts'\n${logic}`)).toBe(4)
  expect(countPlainBranches('a.ts', 'export const a = 1\n')).toBe(0)
})

it.each([
  "import { useState } from 'react'",
  "import type { UseFormReturn } from 'react-hook-form'",
  "import { queryClient } from '#ui/query-client.ts'",
  "import { a, useUseCases } from '#ui/use-cases.tsx'",
])('counts no branches in a file with %s', line => {
  expect(countPlainBranches('a.ts', `${line}\n${logic}`)).toBe(0)
})
