import type { Visitor } from '#tests/engines/visitor.ts'

/** What lies around the browser. */
export interface World {
  /** Cuts the connection to the site, or mends it. */
  readonly cutNetwork: (isCut: boolean) => void
  /** Somebody has this many notifications, these of them unread. */
  readonly notify: (count: number, unread: number) => Promise<void>
  /** How many reviews and requests the API has taken. */
  readonly received: () => Promise<number>
}

export type Engine = 'firefox' | 'webkit'

export interface Step {
  readonly name: string
  /** The returned note is printed next to the duration. It names which of the allowed behaviours the browser showed. */
  readonly walk: (visitor: Visitor, world: World) => Promise<string | void>
  /** What has to go wrong on the way, by its words in any engine. */
  readonly provokes?: RegExp
  /** Engines that are left out, and why. */
  readonly without?: Readonly<Partial<Record<Engine, string>>>
}

export const wide = { width: 1280, height: 800 } as const
export const narrow = { width: 390, height: 780 } as const
