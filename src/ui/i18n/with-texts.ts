import type { Locale } from '#domain/shared/locale.ts'
import { getCurrentLocale } from './browser-texts.ts'
import type { Namespace } from './resources.ts'
import { loadEngine } from './browser-i18n.ts'

type Load = () => Promise<{ readonly default: object }>
/** Loaders are listed one by one, because a dynamic import by name would add the URLs of all files to each page. */
export type TextLoaders = { readonly [N in Namespace]?: Readonly<Record<Locale, Load>> }

/**
 * Loads an island together with its namespaces, in the document's language, and the text engine, all in parallel. `t` therefore
 * never returns a key.
 */
export async function withTexts<File>(file: Promise<File>, loaders: TextLoaders): Promise<File> {
  const locale = getCurrentLocale()
  const texts = Object.entries(loaders).map(
    async ([namespace, load]) => [namespace, (await load[locale]()).default] as const,
  )
  const [island, engine, loaded] = await Promise.all([file, loadEngine(), Promise.all(texts)])
  for (const [namespace, text] of loaded) engine.add(namespace, text)
  return island
}
