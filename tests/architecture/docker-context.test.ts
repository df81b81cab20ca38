import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './support/create-planted-project.ts'

// No container engine runs here: what can be told in seconds of a folder that holds what .dockerignore lets through. All steps
// of the Dockerfile make the release that browser tests deploy (tests/servers/build-next-release.ts).

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

it('the image has all that the bundles of the web server import', () => {
  const bundles = pathToFileURL(join(context, 'scripts/bundles.mjs')).href
  const names = 'serverBundle, handlerBundle, inlineScriptBundle, chunkLoadErrorBundle'
  const code = `import { build } from 'esbuild'; import { ${names} } from '${bundles}'
    for (const bundle of [${names}]) await build(bundle('${context}'))`
  expect(() => runNode('--input-type=module', '-e', code)).not.toThrow()
})

it('provider states of the contract are in the part that the image removes, and nowhere else', () => {
  const bundles = pathToFileURL(join(context, 'scripts/bundles.mjs')).href
  const code = `import { build } from 'esbuild'; import { serverBundle } from '${bundles}'
    const { metafile } = await build({ ...serverBundle('${context}'), metafile: true, write: false })
    for (const [file, { inputs }] of Object.entries(metafile.outputs))
      if (Object.keys(inputs).some(input => input.includes('contracts/'))) console.log(file.split('/').at(-1))`
  const files = runNode('--input-type=module', '-e', code).trim().split('\n')
  expect(files).toEqual([expect.stringMatching(/^demo-\w+\.mjs$/)])
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(
    'rm -rf .next/cache .next/diagnostics .next/trace* .next/types dist/demo-*.mjs',
  )
})

it('the configuration of Next runs as JavaScript', () => {
  const code = `const { default: config } = await import('./next.config.mjs'); console.log((await config.rewrites()).beforeFiles.length)`
  expect(Number(runNode('--input-type=module', '-e', code))).toBeGreaterThan(0)
})

it('the image says how many threads compression, DNS and resizing share', () => {
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toMatch(/^ENV (?:.* )?UV_THREADPOOL_SIZE=8\b/m)
})

it('.dockerignore names what it lets through', () => {
  expect(firstRule).toBe('*')
  expect(exceptions.filter(rule => !rule.startsWith('!'))).toEqual([])
})

it('the files that the Dockerfile copies are let through', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  for (const [, paths = ''] of dockerfile.matchAll(/^COPY (?!--from)(?!\. )(.*) \S+$/gm))
    for (const path of paths.split(' ')) expect(() => readFileSync(join(context, path))).not.toThrow()
})
