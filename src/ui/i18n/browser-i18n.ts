import type { TFunction } from 'i18next'
import type { Namespace } from './resources.ts'
import type { TextEngine } from './text-engine.ts'

type LoadEngine = () => Promise<TextEngine>

let loadChosenEngine: LoadEngine = () => import('./i18next-engine.ts').then(module => module.i18nextEngine)
let pendingEngine: Promise<TextEngine> | undefined
let engine: TextEngine | undefined

/** Has no effect once an engine is loading or loaded, because a document uses one engine. */
export function chooseEngine(loader: LoadEngine): void {
  loadChosenEngine = loader
}

export async function loadEngine(): Promise<TextEngine> {
  pendingEngine ??= loadChosenEngine()
  try {
    engine = await pendingEngine
    return engine
  } catch (error) {
    pendingEngine = undefined
    throw error
  }
}

const isTFunction = <N extends readonly Namespace[]>(t: unknown): t is TFunction<N> => typeof t === 'function'

function assertTFunction<N extends readonly Namespace[]>(t: unknown): TFunction<N> {
  if (!isTFunction<N>(t)) throw new Error('The island was loaded without loadWithTexts, so it has no texts')
  return t
}

export function useTranslation<const N extends readonly Namespace[]>(namespaces: N): { readonly t: TFunction<N> } {
  return { t: assertTFunction<N>(engine?.useT(namespaces)) }
}

export const getBrowserTranslator = <const N extends readonly Namespace[]>(namespaces: N): TFunction<N> =>
  assertTFunction<N>(engine?.getT(namespaces))
