import { Context, Effect } from 'effect'

/** Told of each entry that a lenient list left out, so that what visitors don't notice is seen in the log. */
export const LeftOut = Context.Reference<() => void>('znatok/api/LeftOut', { defaultValue: () => () => {} })

export const tellLeftOut = Effect.map(LeftOut, tell => tell())
