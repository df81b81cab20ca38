import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { localeTable } from '#domain/shared/locale-table.ts'
import { listLoaderFiles, formatTextFiles, writeTextResources } from './text-resources.mjs'

const root = join(import.meta.dirname, '..')
const textsFolder = 'src/ui/i18n'
const locales = Object.keys(localeTable)
const [defaultLocale = ''] = locales
const readText = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
const listFiles = (path: string) => readdirSync(join(root, path)).toSorted()

it('the generated files are up to date (run `node scripts/text-resources.mjs`)', () => {
  const files = formatTextFiles(root)
  for (const [path, source] of files) expect(readText(root, path), path).toBe(source)
  expect(listLoaderFiles(root).filter(path => !files.has(path))).toEqual([])
})

it.each(locales)('%s has the same text files as the default language', locale => {
  expect(listFiles(`${textsFolder}/locales/${locale}`)).toEqual(listFiles(`${textsFolder}/locales/${defaultLocale}`))
})

it('the text folders are exactly the languages in locale-table.ts', () => {
  expect(listFiles(`${textsFolder}/locales`)).toEqual(locales.toSorted())
})

it('adds a new namespace to the resources, and keeps its loader only while the browser imports it', () => {
  const copyFolder = mkdtempSync(join(tmpdir(), 'znatok-texts-'))
  onTestFinished(() => rmSync(copyFolder, { recursive: true }))
  for (const folder of [textsFolder, 'src/app/browser'])
    cpSync(join(root, folder), join(copyFolder, folder), { recursive: true })
  for (const locale of locales) writeFileSync(join(copyFolder, textsFolder, `locales/${locale}/a-form.json`), '{}')
  writeTextResources(copyFolder)
  const lines = readText(copyFolder, `${textsFolder}/resources.ts`).split('\n')
  for (const line of ["import ruAForm from './locales/ru/a-form.json'", "  'a-form': enAForm,"])
    expect(lines).toContain(line)
  expect(lines.join()).not.toContain('browser.json')
  expect(listLoaderFiles(copyFolder)).not.toContain(`${textsFolder}/loaders/a-form.ts`)

  const island = join(copyFolder, 'src/app/browser/a-form-island.ts')
  writeFileSync(island, "import { aFormTexts } from '#ui/i18n/loaders/a-form.ts'\n")
  writeTextResources(copyFolder)
  expect(readText(copyFolder, `${textsFolder}/loaders/a-form.ts`)).toContain('export const aFormTexts = {')
  rmSync(island)
  writeTextResources(copyFolder)
  expect(listLoaderFiles(copyFolder)).not.toContain(`${textsFolder}/loaders/a-form.ts`)
})
