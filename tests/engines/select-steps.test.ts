import { expect, it } from 'vitest'
import { selectSteps } from './select-steps.ts'
import { chainSteps } from './steps/step.ts'

const createStep = (name: string) => ({ name, run: () => Promise.resolve() })
const steps = [
  createStep('search'),
  ...chainSteps(['open the login', 'sign in', 'sign out'].map(createStep)),
  ...chainSteps(['save favorites', 'compare favorites'].map(createStep)),
  createStep('print'),
]

it.each([
  ['search', ['search']],
  ['open the login', ['open the login']],
  ['sign in', ['open the login', 'sign in']],
  ['compare', ['save favorites', 'compare favorites']],
  ['favorites', ['save favorites', 'compare favorites']],
  ['print', ['print']],
  ['', steps.map(({ name }) => name)],
  ['no step', []],
])('selects the steps whose names contain %j, and the steps that they continue', (word, names) => {
  expect(selectSteps(steps, word).map(({ name }) => name)).toEqual(names)
})
