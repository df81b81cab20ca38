import type { Locale } from '#domain/shared/locale.ts'
import { getCurrentLocale } from './browser-texts.ts'
import type { Namespace } from './resources.ts'
import { loadEngine } from './browser-i18n.ts'

type LoadTexts = () => Promise<{ readonly default: object }>

/** Lists each loader, because a dynamic import by name would add the URLs of all files to each page. */
export type TextLoaders = { readonly [N in Namespace]?: Readonly<Record<Locale, LoadTexts>> }

export async function loadWithTexts<Module>(module: Promise<Module>, loaders: TextLoaders): Promise<Module> {
  const locale = getCurrentLocale()
  const texts = Object.entries(loaders).map(
    async ([namespace, load]) => [namespace, (await load[locale]()).default] as const,
  )
  const [loadedModule, engine, loadedTexts] = await Promise.all([module, loadEngine(), Promise.all(texts)])
  for (const [namespace, text] of loadedTexts) engine.addTexts(namespace, text)
  return loadedModule
}
