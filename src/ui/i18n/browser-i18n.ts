import type { TFunction } from 'i18next'
import type { Namespace } from './resources.ts'
import type { TextEngine } from './text-engine.ts'

type Load = () => Promise<TextEngine>

let load: Load = () => import('./i18next-engine.ts').then(file => file.i18nextEngine)
let loading: Promise<TextEngine> | undefined
let engine: TextEngine | undefined

/** Must be called before the document loads its first engine, which is never replaced. */
export function chooseEngine(other: Load): void {
  load = other
}

export async function loadEngine(): Promise<TextEngine> {
  loading ??= load()
  try {
    engine = await loading
    return engine
  } catch (error) {
    // Let the next island retry.
    loading = undefined
    throw error
  }
}

const isT = <N extends readonly Namespace[]>(t: unknown): t is TFunction<N> => typeof t === 'function'

function assertT<N extends readonly Namespace[]>(t: unknown): TFunction<N> {
  if (!isT<N>(t)) throw new Error('No texts here: the island was loaded without withTexts')
  return t
}

/** The used subset of react-i18next's hook: `t('namespace:key', values)`. Requires `withTexts`. */
export function useTranslation<const N extends readonly Namespace[]>(namespaces: N): { readonly t: TFunction<N> } {
  return { t: assertT<N>(engine?.useT(namespaces)) }
}

/** `t` for code outside of components. */
export const translate = <const N extends readonly Namespace[]>(namespaces: N): TFunction<N> =>
  assertT<N>(engine?.t(namespaces))
