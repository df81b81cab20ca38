import type { Namespace } from './resources.ts'

/** Implemented by react-i18next, and on the largest pages by `plain-engine.ts`. */
export interface TextEngine {
  /** A hook that returns i18next's `t`. */
  readonly useT: (namespaces: readonly Namespace[]) => unknown
  /** Returns i18next's `t` outside of components. */
  readonly getT: (namespaces: readonly Namespace[]) => unknown
  readonly addTexts: (namespace: string, texts: object) => void
}
