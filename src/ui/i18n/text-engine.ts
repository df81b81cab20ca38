import type { Namespace } from './resources.ts'

/** Looks texts up by key in the browser: react-i18next, or on the largest pages `plain-engine.ts`. */
export interface TextEngine {
  /** A hook: answers with i18next's `t`. */
  readonly useT: (namespaces: readonly Namespace[]) => unknown
  /** The same outside of components. */
  readonly t: (namespaces: readonly Namespace[]) => unknown
  readonly add: (namespace: string, texts: object) => void
}
