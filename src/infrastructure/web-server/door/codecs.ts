import { Schema } from 'effect'
import type { OfferedName } from '../../../application/offered'
import type { Inputs } from '../../../application/use-cases'
import { parseSearch } from '../../../domain/profile/profile-filters'
import { codeLength } from '../../../domain/registration/registration'
import { parsePhone } from '../../../domain/shared/phone/phone'
import { isSlug } from '../../../domain/shared/slug'
import { Id } from '../../api/shared/fields'

const nothing = Schema.Undefined
// One way of writing it, so that equal questions have one answer to keep.
const searchText = Schema.NonEmptyString.check(Schema.makeFilter(text => parseSearch(text) === text))
const citySlug = Schema.String.check(Schema.makeFilter(isSlug))

// What is right is the API's to say, in words for the person: these only bound what is passed on to it.
const typed = (atMost: number) => Schema.NonEmptyString.check(Schema.isMaxLength(atMost))
const email = typed(254)
const phone = Schema.String.check(Schema.makeFilter(text => parsePhone(text) === text))
const password = typed(1000)
const credentials = Schema.Struct({
  email: Schema.optionalKey(email),
  phone: Schema.optionalKey(phone),
  password,
}).check(Schema.makeFilter(given => given.email !== undefined || given.phone !== undefined))

/** What the door accepts as the input of each use-case; anything else is refused. */
export const codecs: { readonly [N in OfferedName]: Schema.Decoder<Inputs[N]> } = {
  createAccount: Schema.Struct({ name: typed(255), password, agreement: Schema.Literal(true) }),
  findCity: citySlug,
  listRegions: nothing,
  listReviews: Schema.Struct({ profileId: Id, page: Id }),
  randomProfiles: nothing,
  requestCode: email,
  signIn: credentials,
  signOut: nothing,
  suggest: Schema.Struct({ text: searchText, city: Schema.optionalKey(citySlug) }),
  verifyCode: Schema.Struct({
    uuid: Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/)),
    code: Schema.String.check(Schema.isPattern(new RegExp(`^\\d{${codeLength}}$`))),
  }),
  viewOwnProfile: nothing,
}
