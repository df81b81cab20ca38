import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reportBrandProblems } from './report-brand-problems.ts'

it('logs a warning for each problem of the brand', () => {
  const root = mkdtempSync(join(tmpdir(), 'znatok-problems-'))
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/brand-problems.json'), '["too pale", "still the sample"]')
  const warnings: unknown[] = []
  reportBrandProblems(root, { warn: (_message, fields) => warnings.push(fields) })
  rmSync(root, { recursive: true })
  expect(warnings).toEqual([{ problem: 'too pale' }, { problem: 'still the sample' }])
})
