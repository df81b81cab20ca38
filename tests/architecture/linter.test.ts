import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlantedProject, root } from './support/create-planted-project.ts'

const plantedViolations: readonly (readonly [rule: string, path: string, code: string])[] = [
  ['typescript(no-floating-promises)', 'src/domain/a/floating.ts', `export function f() { Promise.resolve(1) }\n`],
  [
    'typescript(no-misused-promises)',
    'src/domain/a/misused.ts',
    `declare const p: Promise<boolean>\nexport const f = () => { if (p) return 1; return 2 }\n`,
  ],
  ['typescript(await-thenable)', 'src/domain/a/awaited.ts', `export const f = async () => { await 1 }\n`],
  ['typescript(no-explicit-any)', 'src/domain/a/any.ts', `export const f = (x: any) => x !== null\n`],
  [
    'typescript(no-unsafe-member-access)',
    'src/domain/a/unsafe.ts',
    `export const f = (): string => String(JSON.parse('{}').a)\n`,
  ],
  [
    'typescript(no-non-null-assertion)',
    'src/domain/a/non-null.ts',
    `export const f = (x: string | null) => x!.length\n`,
  ],
  [
    'typescript(no-unnecessary-condition)',
    'src/domain/a/condition.ts',
    `export const f = (x: string) => x ?? 'never'\n`,
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/domain/a/switch.ts',
    `export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1 } return 2 }\n`,
  ],
  ['typescript(only-throw-error)', 'src/domain/a/thrown.ts', `export const f = () => { throw 'text' }\n`],
  ['typescript(ban-ts-comment)', 'src/domain/a/comment.ts', `// @ts-ignore\nexport const f: string = 1\n`],
  [
    'eslint(no-restricted-properties)',
    'src/infrastructure/rpc/run.ts',
    `import { Effect } from 'effect'\nexport const f = () => Effect.runPromise(Effect.succeed(1))\n`,
  ],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/a/hooks.tsx',
    `import { useState } from 'react'\nexport function A({ x }: { x: boolean }) { if (x) { useState(1) } return null }\n`,
  ],
  [
    'react-hooks(exhaustive-deps)',
    'src/ui/a/deps.tsx',
    `import { useEffect } from 'react'\nexport function A({ x }: { x: string }) { useEffect(() => { document.title = x }, []); return null }\n`,
  ],
  [
    'react(jsx-key)',
    'src/ui/a/key.tsx',
    `export const A = ({ x }: { x: string[] }) => <ul>{x.map(y => <li>{y}</li>)}</ul>\n`,
  ],
  ['jsx-a11y(alt-text)', 'src/ui/a/alt.tsx', `export const A = () => <img src="/a.png" />\n`],
  [
    'jsx-a11y(click-events-have-key-events)',
    'src/ui/a/click.tsx',
    `export const A = ({ f }: { f: () => void }) => <div onClick={f}>x</div>\n`,
  ],
  ['jsx-a11y(label-has-associated-control)', 'src/ui/a/label.tsx', `export const A = () => <label>x</label>\n`],
  ['import(no-default-export)', 'src/ui/a/default.ts', `const a = 1\nexport default a\n`],
  ['import(no-cycle)', 'src/domain/a/cycle.ts', `import { b } from './cycle-2'\nexport const a = () => b\n`],
  ['import(no-cycle)', 'src/domain/a/cycle-2.ts', `import { a } from './cycle'\nexport const b = () => a\n`],
  ['eslint(no-restricted-imports)', 'src/domain/a/parent.ts', `import '../b/leaf'\n`],
  [
    'eslint(no-restricted-imports)',
    'src/domain/a/grandparent.ts',
    `export const f = async () => import('../../ui/b/leaf')\n`,
  ],
  ['eslint(no-restricted-imports)', 'src/domain/a/re-export.ts', `export { leaf } from '../b/leaf'\n`],
  [
    'eslint(no-restricted-imports)',
    'src/ui/a/second-copy.ts',
    `import { useTranslation } from 'react-i18next'\nexport const useA = () => useTranslation()\n`,
  ],
  ['oxc(no-barrel-file)', 'src/domain/a/index.ts', `export * from './any'\nexport * from './unsafe'\n`],
  ['unicorn(filename-case)', 'src/domain/a/camelCase.ts', `export const a = 1\n`],
  ['eslint(no-console)', 'src/domain/a/console.ts', `export const f = () => console.log(1)\n`],
  ['eslint(no-debugger)', 'src/domain/a/debugger.ts', `export const f = () => { debugger }\n`],
  [
    'vitest(no-focused-tests)',
    'src/domain/a/focused.test.ts',
    `import { expect, it } from 'vitest'\nit.only('a', () => { expect(1).toBe(1) })\n`,
  ],
  [
    'vitest(no-disabled-tests)',
    'src/domain/a/disabled.test.ts',
    `import { expect, it } from 'vitest'\nit.skip('a', () => { expect(1).toBe(1) })\n`,
  ],
  ['vitest(expect-expect)', 'src/domain/a/empty.test.ts', `import { it } from 'vitest'\nit('a', () => {})\n`],
  [
    'vitest(valid-expect)',
    'src/domain/a/no-matcher.test.ts',
    `import { expect, it } from 'vitest'\nit('a', () => { expect(1) })\n`,
  ],
]

interface Report {
  readonly number_of_files: number
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[]
}

describe('the linter', () => {
  const cleanFile = 'src/domain/a/clean.ts'
  const project = createPlantedProject(
    {
      ...Object.fromEntries(plantedViolations.map(([, path, code]) => [path, code])),
      [cleanFile]: 'export const a = 1\n',
    },
    ['.oxlintrc.json'],
  )
  let findings: readonly string[] = []
  let fileCount = 0
  beforeAll(() => {
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
      cwd: project.folder,
      encoding: 'utf8',
    })
    const report = JSON.parse(stdout) as Report
    fileCount = report.number_of_files
    findings = report.diagnostics.map(({ code, filename }) => `${code} ${filename}`)
  }, 60_000)
  afterAll(project.remove)

  it('reads every file', () => {
    expect(fileCount).toBe(plantedViolations.length + 1)
  })
  it.each(plantedViolations)('finds %s in %s', (rule, path) => {
    expect(findings).toContain(`${rule} ${path}`)
  })
  it('finds nothing in a file without violations', () => {
    expect(findings.filter(line => line.endsWith(cleanFile))).toEqual([])
  })
})
