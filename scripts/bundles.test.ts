import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { expect, it, onTestFinished } from 'vitest'
import { getInlineScriptBundleOptions } from './bundles.mjs'

const adapterTablePath = 'src/infrastructure/browser/before-hydration/adapter-table.ts'

/** The project's path contains the name of a layer. */
async function bundleInlineScript(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-bundles-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const root = join(folder, 'src/infrastructure/znatok')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { outputFiles } = await build({ ...getInlineScriptBundleOptions(root), write: false, logLevel: 'silent' })
  return outputFiles[0]?.text ?? ''
}

const entryCode = `import { table } from './adapter-table.ts'; console.log(table)`
const entryPath = 'src/infrastructure/browser/before-hydration/inline-script.ts'

it("bundles the values of an adapter's table instead of its code", async () => {
  const files = { [entryPath]: entryCode, [adapterTablePath]: `export const table = ['a', 'b'].map(x => x.repeat(3))` }
  const code = await bundleInlineScript(files)
  expect(code).toContain('["aaa","bbb"]')
  expect(code).not.toContain('repeat')
})

it.each(['() => 1', '{ run: () => 1 }', 'new Set([1])', '[undefined]'])(
  "fails if an adapter's table exports %s",
  async value => {
    const files = { [entryPath]: entryCode, [adapterTablePath]: `export const table = ${value}` }
    await expect(bundleInlineScript(files)).rejects.toThrow(/adapter-table\.ts: table is not JSON/)
  },
)

it('keeps the functions of a domain table, wherever the project is installed', async () => {
  const code = await bundleInlineScript({
    [entryPath]: `import { isLocale } from '../../../domain/shared/locale-table.ts'; console.log(isLocale('ru'))`,
    'src/domain/shared/locale-table.ts': `export const isLocale = (name: string) => name.includes('locale')`,
  })
  expect(code).toContain('includes("locale")')
})
