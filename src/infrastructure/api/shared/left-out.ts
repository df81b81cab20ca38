import { Context, Effect } from 'effect'

/** Told of each entry that a lenient list left out, so that what visitors don't notice is seen in the log. */
export const OmittedReport = Context.Reference<() => void>('znatok/api/LeftOut', { defaultValue: () => () => {} })

export const tellLeftOut = Effect.map(OmittedReport, tell => tell())
