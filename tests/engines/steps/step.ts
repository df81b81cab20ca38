import type { Visitor } from '#tests/engines/visitor.ts'

/** The site and the API around the browser. */
export interface Environment {
  /** Cuts or restores the connection to the site. */
  readonly cutNetwork: (isCut: boolean) => void
  /** Gives the demo user notifications. */
  readonly addNotifications: (count: number, unread: number) => Promise<void>
  /** Number of reviews and service requests that the API has received. */
  readonly countSubmissions: () => Promise<number>
}

export type Engine = 'firefox' | 'webkit'

export interface Step {
  readonly name: string
  /** The returned note is printed next to the duration. It names which of the allowed behaviours the browser showed. */
  readonly run: (visitor: Visitor, environment: Environment) => Promise<string | void>
  /** A console problem that the step must cause. */
  readonly expectedProblem?: RegExp
  /** The reason for each engine that skips the step. */
  readonly skippedIn?: Readonly<Partial<Record<Engine, string>>>
}

export const desktopSize = { width: 1280, height: 800 } as const
export const phoneSize = { width: 390, height: 780 } as const
