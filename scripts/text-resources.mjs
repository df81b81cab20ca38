import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Generates modules that import the text files. Each build and the development server run this.
const folder = 'src/ui/i18n'
/** Keys are typed from the Russian texts, which have every plural form. */
const typedLocale = 'ru'
/** Not a namespace: the browser loads this file in all languages. */
const browserFile = 'browser'
const note = '// Written by scripts/text-resources.mjs from the files in locales/.\n'

/** @param {string} name */
const toPascalCase = name => name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())
/** @param {string} name */
const toCamelCase = name => name.charAt(0) + toPascalCase(name).slice(1)
/** @param {string} name */
const formatKey = name => (name.includes('-') ? `'${name}'` : name)
/** @template T @param {readonly T[]} items @param {(item: T) => string} write */
const joinEach = (items, write) => items.map(write).join('')

/** @param {readonly string[]} locales @param {readonly string[]} names */
const formatResources = (locales, names) => `${note}import type { TFunction } from 'i18next'
import type { Locale } from '#domain/shared/locale.ts'
${joinEach(locales, locale => joinEach(names, name => `import ${locale}${toPascalCase(name)} from './locales/${locale}/${name}.json'\n`))}
${joinEach(locales, locale => `const ${locale} = {\n${joinEach(names, name => `  ${formatKey(name)}: ${locale}${toPascalCase(name)},\n`)}}\n`)}
/** The type of the keys: the Russian texts, because they have every plural form. */
export type Texts = typeof ${typedLocale}
export type Namespace = keyof Texts
/** \`t\` of one namespace, as a parameter of functions outside of components. */
export type Translate<N extends Namespace> = TFunction<readonly [N]>

/** All texts in all languages, for the server only. The browser loads a namespace in one language (\`loadWithTexts\`). */
export const resources = { ${locales.join(', ')} } satisfies Record<Locale, Record<Namespace, unknown>>

const isNamespace = (key: string): key is Namespace => key in ${typedLocale}
export const namespaces: readonly Namespace[] = Object.keys(${typedLocale}).filter(isNamespace)
`

/** @param {readonly string[]} locales */
const formatBrowserResources = locales => `${note}import type { Locale } from '#domain/shared/locale.ts'
${joinEach(locales, locale => `import ${locale} from './locales/${locale}/${browserFile}.json'\n`)}
export const browserResources = { ${locales.join(', ')} } satisfies Record<Locale, unknown>
`

/** @param {readonly string[]} locales @param {string} name */
const formatLoader = (locales, name) => `${note}import type { TextLoaders } from '#ui/i18n/load-with-texts.ts'

export const ${toCamelCase(name)}Texts = {
  ${formatKey(name)}: {
${joinEach(locales, locale => `    ${locale}: () => import('#ui/i18n/locales/${locale}/${name}.json'),\n`)}  },
} satisfies TextLoaders
`

/** Namespaces that the browser loads: those whose loader is imported. @param {string} root */
const findLoadedNamespaces = root =>
  new Set(
    ['src/ui', 'src/app'].flatMap(sources =>
      readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
        .filter(path => /\.tsx?$/.test(path))
        .flatMap(path => [...readFileSync(join(root, sources, path), 'utf8').matchAll(/i18n\/loaders\/([\w-]+)\.ts'/g)])
        .map(([, name = '']) => name),
    ),
  )

/** The generated files by path. Each loader has its own file, because a page would contain all loaders of a shared one. @param {string} root */
export function formatTextFiles(root) {
  const others = readdirSync(join(root, folder, 'locales')).filter(locale => locale !== typedLocale)
  const locales = [typedLocale, ...others]
  const names = readdirSync(join(root, folder, 'locales', typedLocale))
    .map(file => basename(file, '.json'))
    .filter(name => name !== browserFile)
    .toSorted()
  const loaded = findLoadedNamespaces(root)
  return new Map([
    [`${folder}/resources.ts`, formatResources(locales, names)],
    [`${folder}/browser-resources.ts`, formatBrowserResources(locales)],
    ...names
      .filter(name => loaded.has(name))
      .map(name => /** @type {const} */ ([`${folder}/loaders/${name}.ts`, formatLoader(locales, name)])),
  ])
}

/** @param {string} root */
export const listLoaderFiles = root =>
  readdirSync(join(root, folder, 'loaders')).map(name => `${folder}/loaders/${name}`)

/** @param {string} file */
function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} root */
export function writeTextResources(root) {
  mkdirSync(join(root, folder, 'loaders'), { recursive: true })
  const files = formatTextFiles(root)
  for (const [path, source] of files)
    if (readIfExists(join(root, path)) !== source) writeFileSync(join(root, path), source)
  for (const path of listLoaderFiles(root)) if (!files.has(path)) rmSync(join(root, path))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeTextResources(fileURLToPath(new URL('..', import.meta.url)))
