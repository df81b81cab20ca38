import { Schema } from 'effect'
import type { ClientUseCaseName } from '#application/client-use-cases.ts'
import type { Inputs } from '#application/use-cases.ts'
import { priceUnits, socialTypes } from '#domain/profile/profile.ts'
import { parseSearch } from '#domain/profile/profile-filters.ts'
import { codeLength } from '#domain/registration/registration.ts'
import { parsePhone } from '#domain/shared/phone/phone.ts'
import { isSlug } from '#domain/shared/slug.ts'
import { Amount, Id } from '#infrastructure/api/shared/fields.ts'
import { WebUrl } from '#infrastructure/api/shared/web-url.codec.ts'

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

const speciality = Schema.Struct({
  categoryId: Schema.NullOr(Id),
  name: Schema.String.check(Schema.isMaxLength(255)),
  priceFrom: Schema.NullOr(Amount.check(Schema.isLessThanOrEqualTo(1e9))),
  priceUnit: Schema.NullOr(Schema.Literals(priceUnits)),
})
// An address of another kind would be a link that does something: it goes no further.
const social = Schema.Struct({
  type: Schema.Literals([...socialTypes, 'link']),
  url: WebUrl.check(Schema.isMaxLength(2000)),
})
const profileEdit = Schema.Struct({
  about: Schema.NullOr(Schema.String.check(Schema.isMaxLength(20_000))),
  cityId: Schema.NullOr(Id),
  // Parts of years too: a form that does not show it gives back what the API has.
  experienceYears: Schema.NullOr(Amount.check(Schema.isLessThanOrEqualTo(1000))),
  specialities: Schema.Array(speciality).check(Schema.isMaxLength(100)),
  socials: Schema.Array(social).check(Schema.isMaxLength(50)),
})

/** What the door accepts as the input of each use-case; anything else is refused. */
export const codecs: { readonly [N in ClientUseCaseName]: Schema.Decoder<Inputs[N]> } = {
  changePassword: Schema.Struct({ currentPassword: password, password }),
  countRegion: Schema.Boolean,
  createAccount: Schema.Struct({ name: typed(255), password, agreement: Schema.Literal(true) }),
  findCity: citySlug,
  generateBotCode: nothing,
  // The whole country's: what they hold in a city is for its pages.
  listCategories: Schema.Record(Schema.String, Schema.Never),
  listRegions: nothing,
  listReviews: Schema.Struct({ profileId: Id, page: Id }),
  randomProfiles: nothing,
  requestCode: email,
  signIn: credentials,
  signOut: nothing,
  suggest: Schema.Struct({ text: searchText, city: Schema.optionalKey(citySlug) }),
  updateChatApp: Schema.Struct({ whatsapp: phone }),
  updateProfile: profileEdit,
  updateUser: Schema.Struct({ name: typed(255), email: Schema.NullOr(email), phone: Schema.NullOr(phone) }),
  verifyCode: Schema.Struct({
    uuid: Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/)),
    code: Schema.String.check(Schema.isPattern(new RegExp(`^\\d{${codeLength}}$`))),
  }),
  viewOwnProfile: nothing,
}
