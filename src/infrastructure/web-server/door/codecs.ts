import { Schema } from 'effect'
import type { OfferedName } from '../../../application/offered'
import type { Inputs } from '../../../application/use-cases'

const nothing = Schema.Undefined

/** What the door accepts as the input of each use-case; anything else is refused. */
export const codecs: { readonly [N in OfferedName]: Schema.Decoder<Inputs[N]> } = {
  listRegions: nothing,
  randomProfiles: nothing,
}
