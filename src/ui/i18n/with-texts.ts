import { currentLocale } from './browser-texts.ts'
import type { Namespace } from './resources.ts'

/**
 * An island's file, once its texts are there as well: the namespaces that it names, in the language of the document, and
 * i18next with the first of them. All of it loads at the same time; `t` never answers with a key.
 */
export async function withTexts<File>(file: Promise<File>, ...namespaces: readonly Namespace[]): Promise<File> {
  const locale = currentLocale()
  const loadNamespace = (namespace: Namespace) =>
    import(`./locales/${locale}/${namespace}.json`).then((json: { readonly default: object }) => json.default)
  const [island, { browserI18n }, ...texts] = await Promise.all([
    file,
    import('./browser-i18n.ts'),
    ...namespaces.map(loadNamespace),
  ])
  for (const [index, namespace] of namespaces.entries()) browserI18n.addResourceBundle(locale, namespace, texts[index])
  return island
}
