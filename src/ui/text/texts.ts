import type { TextName } from '#application/routing/texts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { readText, type Text } from './read-text.ts'

// Part of the build, so that a site that runs needs no files beside it. (Whole modules: of one chosen by `import` a build
// of Turbopack shortens the name, and then asks for the long one.)
const files = import.meta.glob<{ readonly default: string }>('../../../content/*/*.md', { query: '?raw', eager: true })

export function textOf(locale: Locale, name: TextName): Text {
  const file = files[`../../../content/${locale}/${name}.md`]
  if (!file) throw new Error(`There is no content/${locale}/${name}.md`)
  return readText(file.default)
}
