import type { Step } from './steps/step.ts'

/** Selects the steps whose names contain the word, and the steps that they continue. */
export const selectSteps = (steps: readonly Step[], word: string): readonly Step[] =>
  steps.filter((step, index) => {
    const laterSteps = steps.slice(index + 1)
    const chainEnd = laterSteps.findIndex(({ continuesPrevious }) => !continuesPrevious)
    const continuations = chainEnd === -1 ? laterSteps : laterSteps.slice(0, chainEnd)
    return [step, ...continuations].some(({ name }) => name.includes(word))
  })
