import type { PlaywrightReport, StepsReport, VitestReport } from './count-tests.ts'

export interface Timed {
  readonly name: string
  readonly ms: number
}

export const timesOfVitest = ({ testResults }: VitestReport): readonly Timed[] =>
  testResults.flatMap(({ name = '', assertionResults }) =>
    assertionResults.map(({ fullName = '', duration }) => ({
      name: `${name.replace(`${process.cwd()}/`, '')} › ${fullName}`,
      ms: duration ?? 0,
    })),
  )

type Suite = NonNullable<PlaywrightReport['suites']>[number]

const timesOfSuite = ({ title, specs, suites = [] }: Suite): readonly Timed[] =>
  [
    ...specs.map(spec => ({
      name: spec.title,
      ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap(timesOfSuite),
  ].map(({ name, ms }) => ({ name: `${title} › ${name}`, ms }))

export const timesOfPlaywright = ({ suites = [] }: PlaywrightReport): readonly Timed[] => suites.flatMap(timesOfSuite)

export const timesOfSteps = ({ steps }: StepsReport): readonly Timed[] => steps

/** The lines that tell where the time went. */
export const slowest = (all: readonly Timed[], most = 10): readonly string[] =>
  all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
