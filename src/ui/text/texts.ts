import type { TextName } from '#application/routing/routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { readText, type Text } from './read-text.ts'

// Bundled, so that the running site needs no files beside it. (Eager, since Turbopack renames modules that `import()`
// chooses by name and then requests them under the old name.)
const files = import.meta.glob<{ readonly default: string }>('../../../content/*/*.md', { query: '?raw', eager: true })

export function getText(locale: Locale, name: TextName): Text {
  const file = files[`../../../content/${locale}/${name}.md`]
  if (!file) throw new Error(`There is no content/${locale}/${name}.md`)
  return readText(file.default)
}
