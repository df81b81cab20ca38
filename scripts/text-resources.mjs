import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Generates `resources.ts` from the text files. Each build and the development server run this.
const folder = 'src/ui/i18n'
const languages = ['en', 'ru']
/** Not a namespace: the browser loads this file in both languages. */
const excludedFile = 'browser'

/** @param {string} name */
const toPascalCase = name => name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())

/** @param {string} root */
export function formatTextResources(root) {
  const names = readdirSync(join(root, folder, 'locales/ru'))
    .map(file => basename(file, '.json'))
    .filter(name => name !== excludedFile)
    .toSorted()
  const imports = languages.map(language =>
    names.map(name => `import ${language}${toPascalCase(name)} from './locales/${language}/${name}.json'\n`).join(''),
  )
  /** @param {string} language @param {string} indent */
  const formatTable = (language, indent) =>
    names
      .map(name => `${indent}${name.includes('-') ? `'${name}'` : name}: ${language}${toPascalCase(name)},\n`)
      .join('')
  return `// Written by scripts/text-resources.mjs from the files in locales/.
import type { TFunction } from 'i18next'
import type { Locale } from '#domain/shared/locale.ts'
${imports.join('')}
const ru = {
${formatTable('ru', '  ')}}

/** The texts that keys are typed from: the Russian ones, which have every plural form. */
export type Texts = typeof ru
export type Namespace = keyof Texts
/** \`t\` of one namespace, for functions that a component hands it to. */
export type Translate<N extends Namespace> = TFunction<readonly [N]>

/** All texts in both languages. On the server only: the browser loads a namespace in one language (\`withTexts\`). */
export const resources = {
  ru,
  en: {
${formatTable('en', '    ')}  },
} satisfies Record<Locale, Record<Namespace, unknown>>

const isNamespace = (key: string): key is Namespace => key in ru
export const namespaces: readonly Namespace[] = Object.keys(ru).filter(isNamespace)
`
}

/** @param {string} root */
export function writeTextResources(root) {
  const file = join(root, folder, 'resources.ts')
  const source = formatTextResources(root)
  if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeTextResources(fileURLToPath(new URL('..', import.meta.url)))
