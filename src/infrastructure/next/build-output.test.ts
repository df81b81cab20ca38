import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readInlineParts } from './build-output.ts'

it('reads the parts of a document that come from the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'znatok-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const chunks = join(root, '.next/static/chunks')
  mkdirSync(chunks, { recursive: true })
  writeFileSync(join(root, '.next/BUILD_ID'), 'b1\n')
  for (const name of ['early-AB12.js', 'other-AB12.js', 'early.js.map']) writeFileSync(join(chunks, name), '')
  writeFileSync(join(chunks, 'a.css'), 'p{color:red}\n')
  const { getStyle, ...otherParts } = readInlineParts(root, 'load()', true)
  expect(otherParts).toEqual({
    code: 'load()',
    build: 'b1',
    hasServiceWorker: true,
    earlyScriptPath: '/_next/static/chunks/early-AB12.js',
  })
  expect(getStyle('/_next/static/chunks/a.css')).toBe('p{color:red}')
})
