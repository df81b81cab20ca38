import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './support/create-planted-project.ts'

// Checks a copy of the Docker build context, so that no container engine is needed.

const context = mkdtempSync(join(tmpdir(), 'znatok-image-'))
afterAll(() => rmSync(context, { recursive: true }))

const [firstRule, ...exceptions] = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n')

beforeAll(() => {
  for (const rule of exceptions) {
    const path = rule.replace(/^!/, '')
    cpSync(join(root, path), join(context, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(context, 'node_modules'))
})

const runNode = (...args: readonly string[]) => execFileSync(process.execPath, args, { cwd: context, encoding: 'utf8' })

it('the build context contains everything that the esbuild bundles import', () => {
  const bundles = pathToFileURL(join(context, 'scripts/bundles.mjs')).href
  const code = `import { build } from 'esbuild'; import * as bundles from '${bundles}'
    const optionGetters = Object.entries(bundles).filter(([name]) => /^get(?!Development).*BundleOptions$/.test(name))
    for (const [, getOptions] of optionGetters) await build(getOptions('${context}', 'build-id'))
    console.log(optionGetters.length)`
  expect(Number(runNode('--input-type=module', '-e', code))).toBeGreaterThan(7)
})

it('only the demo chunk of the server bundle, which the Dockerfile removes, contains contract code', () => {
  const bundles = pathToFileURL(join(context, 'scripts/bundles.mjs')).href
  const code = `import { build } from 'esbuild'; import { getServerBundleOptions } from '${bundles}'
    const { metafile } = await build({ ...getServerBundleOptions('${context}'), metafile: true, write: false })
    for (const [file, { inputs }] of Object.entries(metafile.outputs))
      if (Object.keys(inputs).some(input => input.includes('contracts/'))) console.log(file.split('/').at(-1))`
  const files = runNode('--input-type=module', '-e', code).trim().split('\n')
  expect(files).toEqual([expect.stringMatching(/^demo-\w+\.mjs$/)])
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(
    'rm -rf .next/cache .next/diagnostics .next/trace* .next/types dist/demo-*.mjs',
  )
})

it('the build context contains everything that the configuration of Next imports', () => {
  const code = `import config from '${pathToFileURL(join(context, 'next.config.ts')).href}'
    console.log((await config.rewrites()).beforeFiles.length)`
  expect(Number(runNode('--import=tsx', '--input-type=module', '-e', code))).toBeGreaterThan(0)
})

it('.dockerignore is an allowlist', () => {
  expect(firstRule).toBe('*')
  expect(exceptions.filter(rule => !rule.startsWith('!'))).toEqual([])
})

it('the build context contains the files that the Dockerfile copies', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  for (const [, paths = ''] of dockerfile.matchAll(/^COPY (?!--from)(?!\. )(.*) \S+$/gm))
    for (const path of paths.split(' ')) expect(() => readFileSync(join(context, path))).not.toThrow()
})
