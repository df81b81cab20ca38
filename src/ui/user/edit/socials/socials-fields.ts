import { type Social, socialTypes } from '#domain/profile/profile.ts'
import { getSocialUrl, formatSocial } from '#domain/profile/social-address.ts'
import type { ProfileEdit } from '#domain/user/edits.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { isListOf, isOneOf, isRecordOf, isText } from '#ui/form/stored-fields.ts'
import type { EditKind } from '#application/user/edit-kind.ts'

export interface SocialsFields {
  readonly socials: readonly SocialFields[]
}

export interface SocialFields {
  readonly type: Social['type']
  /** As typed. */
  readonly url: string
  /** The URL from the API; empty for a new link. */
  readonly kept: string
}

export const emptySocial: SocialFields = { type: 'telegram', url: '', kept: '' }

export const toSocialFields = (social: Social): SocialFields => ({
  type: social.type,
  url: formatSocial(social),
  kept: social.url,
})

export const toSocialsFields = ({ profile }: Pick<OwnProfile, 'profile'>): SocialsFields => ({
  socials: profile.socials.map(toSocialFields),
})

/** Undefined if the address is not valid. */
export const parseSocial = ({ type, url: text, kept: url }: SocialFields): Social | undefined => {
  const address = getSocialUrl({ type, text, url })
  return address === undefined ? undefined : { type, url: address }
}

export const toSocialsEdit = ({ socials }: SocialsFields): Required<Pick<ProfileEdit, 'socials'>> => ({
  socials: socials.flatMap(row => parseSocial(row) ?? []),
})

/** The links as the API will return them; invalid ones stay as typed. */
export const normalizeSocials = ({ socials }: SocialsFields): SocialsFields => ({
  socials: socials.map(row => {
    const written = parseSocial(row)
    return written ? toSocialFields(written) : row
  }),
})

export const isDuplicate = (socials: readonly SocialFields[], at: number): boolean => {
  const addresses = socials.map(row => parseSocial(row)?.url)
  return addresses[at] !== undefined && addresses.indexOf(addresses[at]) < at
}

const isSocial = isRecordOf<SocialFields>({ type: isOneOf([...socialTypes, 'link']), url: isText, kept: isText })

export const socialsKind: EditKind<SocialsFields> = {
  name: 'socials',
  getFields: toSocialsFields,
  normal: normalizeSocials,
  isFields: isRecordOf<SocialsFields>({ socials: isListOf(isSocial) }),
  save: ({ updateProfile }, { socials }) => updateProfile(socials ? toSocialsEdit({ socials }) : {}),
}
