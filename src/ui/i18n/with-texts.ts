import type { Locale } from '#domain/shared/locale.ts'
import { getCurrentLocale } from './browser-texts.ts'
import type { Namespace } from './resources.ts'
import { loadEngine } from './browser-i18n.ts'

type Load = () => Promise<{ readonly default: object }>
/** How the browser loads the namespaces of an island; each file is named, or a page would carry the addresses of all. */
export type TextLoaders = { readonly [N in Namespace]?: Readonly<Record<Locale, Load>> }

/**
 * An island's file, once its texts are there as well: its namespaces in the language of the document, and the engine that looks them up. All of
 * it loads at the same time; `t` never answers with a key.
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
