import brandNames from '#brand/names.json'
import type { TextName } from '#application/routing/routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'
import { readText, type Text } from './read-text.ts'

// Imported eagerly, because Turbopack requests dynamically imported modules under a wrong name.
const files = import.meta.glob<{ readonly default: string }>('../../../content/*/*.md', { query: '?raw', eager: true })

export function getText(locale: Locale, name: TextName): Text {
  const file = files[`../../../content/${locale}/${name}.md`]
  if (!file) throw new Error(`There is no content/${locale}/${name}.md`)
  return readText(fillText(file.default, { brand: brandNames[locale].name }))
}
