import { Schema } from 'effect'
import type { OfferedName } from '../../../application/offered'
import type { Inputs } from '../../../application/use-cases'
import { parseSearch } from '../../../domain/profile/profile-filters'
import { isSlug } from '../../../domain/shared/slug'
import { Id } from '../../api/shared/fields'

const nothing = Schema.Undefined
// One way of writing it, so that equal questions have one answer to keep.
const searchText = Schema.NonEmptyString.check(Schema.makeFilter(text => parseSearch(text) === text))
const citySlug = Schema.String.check(Schema.makeFilter(isSlug))

/** What the door accepts as the input of each use-case; anything else is refused. */
export const codecs: { readonly [N in OfferedName]: Schema.Decoder<Inputs[N]> } = {
  findCity: citySlug,
  listRegions: nothing,
  listReviews: Schema.Struct({ profileId: Id, page: Id }),
  randomProfiles: nothing,
  suggest: Schema.Struct({ text: searchText, city: Schema.optionalKey(citySlug) }),
}
