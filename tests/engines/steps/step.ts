import type { Visitor } from '#tests/engines/visitor.ts'

/** What lies around the browser. */
export interface Environment {
  /** Cuts the connection to the site, or mends it. */
  readonly cutNetwork: (isCut: boolean) => void
  /** Somebody has this many notifications, these of them unread. */
  readonly addNotifications: (count: number, unread: number) => Promise<void>
  /** How many reviews and requests the API has taken. */
  readonly countSubmissions: () => Promise<number>
}

export type Engine = 'firefox' | 'webkit'

export interface Step {
  readonly name: string
  /** The returned note is printed next to the duration. It names which of the allowed behaviours the browser showed. */
  readonly run: (visitor: Visitor, environment: Environment) => Promise<string | void>
  /** What has to go wrong on the way, by its words in any engine. */
  readonly expectedProblem?: RegExp
  /** Engines that are left out, and why. */
  readonly skippedIn?: Readonly<Partial<Record<Engine, string>>>
}

export const desktopSize = { width: 1280, height: 800 } as const
export const phoneSize = { width: 390, height: 780 } as const
