import type { Visitor } from '#tests/engines/visitor.ts'

export interface Environment {
  readonly setOffline: (isOffline: boolean) => void
  readonly replaceNotifications: (count: number, unreadCount: number) => Promise<void>
  /** The number of reviews and service requests that the mock API has received. */
  readonly countSubmissions: () => Promise<number>
}

export type Engine = 'firefox' | 'webkit'

export interface Step {
  readonly name: string
  /** If several behaviors are allowed, returns a note for the log that names the one that the browser showed. */
  readonly run: (visitor: Visitor, environment: Environment) => Promise<string | void>
  /** Matches a problem that the step must cause in the browser's console. */
  readonly expectedProblem?: RegExp
  /** Whether the step relies on the state of the previous one, such as a session or an open dialog. */
  readonly continuesPrevious?: boolean
  readonly skipReasons?: Readonly<Partial<Record<Engine, string>>>
}

export const chainSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step, index) => ({ ...step, continuesPrevious: index > 0 }))

export const desktopSize = { width: 1280, height: 800 } as const
export const phoneSize = { width: 390, height: 780 } as const
