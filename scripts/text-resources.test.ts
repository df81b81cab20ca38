import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { formatTextResources, writeTextResources } from './text-resources.mjs'

const root = join(import.meta.dirname, '..')
const readResources = (folder: string) => readFileSync(join(folder, 'src/ui/i18n/resources.ts'), 'utf8')

it('resources.ts is up to date (`node scripts/text-resources.mjs` writes it)', () => {
  expect(readResources(root)).toBe(formatTextResources(root))
})

it('a new namespace needs only its two files', () => {
  const copy = mkdtempSync(join(tmpdir(), 'znatok-texts-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  cpSync(join(root, 'src/ui/i18n'), join(copy, 'src/ui/i18n'), { recursive: true })
  for (const language of ['en', 'ru']) writeFileSync(join(copy, `src/ui/i18n/locales/${language}/a-form.json`), '{}')
  writeTextResources(copy)
  for (const line of ["import ruAForm from './locales/ru/a-form.json'", "    'a-form': enAForm,"])
    expect(readResources(copy).split('\n')).toContain(line)
  expect(readResources(copy)).not.toContain('browser.json')
})
