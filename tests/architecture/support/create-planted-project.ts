import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Creates a project with the same tools and settings in a temporary folder, out of reach of the tools that check this one. */
export function createPlantedProject(files: Readonly<Record<string, string>>, settings: readonly string[]) {
  const at = mkdtempSync(join(tmpdir(), 'znatok-planted-'))
  symlinkSync(join(root, 'node_modules'), join(at, 'node_modules'))
  for (const name of ['package.json', 'tsconfig.json', ...settings]) cpSync(join(root, name), join(at, name))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true })
    writeFileSync(join(at, path), text)
  }
  return { at, remove: () => rmSync(at, { recursive: true, force: true }) }
}
