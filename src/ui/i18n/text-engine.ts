import type { Namespace } from './resources.ts'

/** `useT` and `getT` return i18next's `t`, or a function that islands call in the same way. */
export interface TextEngine {
  readonly useT: (namespaces: readonly Namespace[]) => unknown
  readonly getT: (namespaces: readonly Namespace[]) => unknown
  readonly addTexts: (namespace: string, texts: object) => void
}
