import type { Namespace } from './resources.ts'

/** `useT` and `getT` return i18next's `t`. */
export interface TextEngine {
  readonly useT: (namespaces: readonly Namespace[]) => unknown
  readonly getT: (namespaces: readonly Namespace[]) => unknown
  readonly addTexts: (namespace: string, texts: object) => void
}
