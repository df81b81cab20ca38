import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readInlineParts } from './build-output.ts'

function createBuild(chunks: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'znatok-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, '.next/static/chunks')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, '.next/BUILD_ID'), 'b1\n')
  for (const [name, text] of Object.entries(chunks)) writeFileSync(join(folder, name), text)
  return root
}

it('reads the parts of a document that come from the build', () => {
  const root = createBuild({
    'early-AB12.js': '',
    'other-AB12.js': '',
    'early.js.map': '',
    'a.css': 'p{color:red}\n',
  })
  const { getStyle, ...otherParts } = readInlineParts(root, 'load()', true)
  expect(otherParts).toEqual({
    inlineScript: 'load()',
    build: 'b1',
    hasServiceWorker: true,
    earlyScriptPath: '/_next/static/chunks/early-AB12.js',
  })
  expect(getStyle('/_next/static/chunks/a.css')).toBe('p{color:red}')
})

it('rejects a build without the early script', () => {
  expect(() => readInlineParts(createBuild({ 'other-AB12.js': '' }), 'load()', true)).toThrow('No early-*.js')
})
