import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { localeTable } from '#domain/shared/locale-table.ts'
import { listLoaderFiles, formatTextFiles, writeTextResources } from './text-resources.mjs'

const root = join(import.meta.dirname, '..')
const texts = 'src/ui/i18n'
const locales = Object.keys(localeTable)
const [defaultLocale = ''] = locales
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
const listFiles = (path: string) => readdirSync(join(root, path)).toSorted()

it('the generated files list the texts (`node scripts/text-resources.mjs` writes them)', () => {
  const files = formatTextFiles(root)
  for (const [path, source] of files) expect(read(root, path), path).toBe(source)
  expect(listLoaderFiles(root).filter(path => !files.has(path))).toEqual([])
})

it.each(locales)('%s has the same files of texts as the default language', locale => {
  expect(listFiles(`${texts}/locales/${locale}`)).toEqual(listFiles(`${texts}/locales/${defaultLocale}`))
})

it('every folder of texts belongs to a language of locale-table.ts', () => {
  expect(listFiles(`${texts}/locales`)).toEqual(locales.toSorted())
})

it('a namespace is one file for each language, and a loader once the browser imports it', () => {
  const copy = mkdtempSync(join(tmpdir(), 'znatok-texts-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const folder of [texts, 'src/app/browser']) cpSync(join(root, folder), join(copy, folder), { recursive: true })
  for (const locale of locales) writeFileSync(join(copy, texts, `locales/${locale}/a-form.json`), '{}')
  writeTextResources(copy)
  const lines = read(copy, `${texts}/resources.ts`).split('\n')
  for (const line of ["import ruAForm from './locales/ru/a-form.json'", "  'a-form': enAForm,"])
    expect(lines).toContain(line)
  expect(lines.join()).not.toContain('browser.json')
  expect(listLoaderFiles(copy)).not.toContain(`${texts}/loaders/a-form.ts`)

  const island = join(copy, 'src/app/browser/a-form-island.ts')
  writeFileSync(island, "import { aFormTexts } from '#ui/i18n/loaders/a-form.ts'\n")
  writeTextResources(copy)
  expect(read(copy, `${texts}/loaders/a-form.ts`)).toContain('export const aFormTexts = {')
  rmSync(island)
  writeTextResources(copy)
  expect(listLoaderFiles(copy)).not.toContain(`${texts}/loaders/a-form.ts`)
})
