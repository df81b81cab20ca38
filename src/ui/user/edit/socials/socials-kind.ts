import { socialTypes } from '#domain/profile/profile.ts'
import { profileEditOf } from '#domain/user/profile-edit-of.ts'
import type { EditKind } from '#ui/user/edit/edit-kind.ts'
import { isListOf, isOneOf, isRecordOf, isText } from '#ui/user/edit/draft-values.ts'
import {
  settledSocials,
  socialsEditOf,
  socialsFieldsOf,
  type SocialFields,
  type SocialsFields,
} from './socials-fields.ts'

const isSocial = isRecordOf<SocialFields>({ type: isOneOf([...socialTypes, 'link']), url: isText, kept: isText })

/** Where to write to somebody; what they say of themselves stays as it is by then. */
export const socialsKind: EditKind<SocialsFields> = {
  name: 'socials',
  fieldsOf: socialsFieldsOf,
  normal: settledSocials,
  isFields: isRecordOf<SocialsFields>({ socials: isListOf(isSocial) }),
  save: ({ updateProfile }, fields, own) => updateProfile({ ...profileEditOf(own), ...socialsEditOf(fields) }),
}
