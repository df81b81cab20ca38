import { Schema } from 'effect'

/** What writes answer that give nothing back; any other status is no success. */
export const statusCodec = Schema.Struct({ status: Schema.Literals(['success', 'ok', true]) })

/** For answers that are not shown in the specification: nothing of them is read. */
export const anyAnswer = Schema.Unknown
