import { type Social, socialTypes } from '#domain/profile/profile.ts'
import { getSocialUrl, formatSocial } from '#domain/profile/social-address.ts'
import type { ProfileEdit } from '#domain/user/edits.ts'
import { insertUnreadable, type UnreadableEntry, type OwnProfile } from '#domain/user/user.ts'
import { isListOf, isNullOr, isOneOf, isRecordOf, isText } from '#ui/form/stored-fields.ts'
import type { EditKind } from '#application/user/edit-kind.ts'

export interface SocialsFields {
  readonly socials: readonly SocialFields[]
}

export interface SocialFields {
  /** An entry that this site can't read. It is sent back unchanged; the other fields are blank. */
  readonly unread: Pick<UnreadableEntry, 'entry'> | null
  readonly type: Social['type']
  /** The API's type of a `link`; empty if there is none. */
  readonly unknownType: string
  /** As typed. */
  readonly url: string
  /** The URL from the API; empty for a new link. */
  readonly kept: string
}

export const emptySocial: SocialFields = { unread: null, type: 'telegram', unknownType: '', url: '', kept: '' }

export const toSocialFields = (social: Social): SocialFields => ({
  unread: null,
  type: social.type,
  unknownType: social.unknownType ?? '',
  url: formatSocial(social),
  kept: social.url,
})

export const toSocialsFields = ({ profile, kept }: Pick<OwnProfile, 'profile' | 'kept'>): SocialsFields => ({
  socials: insertUnreadable(profile.socials, kept?.socials).map(one =>
    'entry' in one ? { ...emptySocial, unread: { entry: one.entry } } : toSocialFields(one),
  ),
})

/** Undefined if the address is not valid. */
export const parseSocial = ({ type, unknownType, url: text, kept: url }: SocialFields): Social | undefined => {
  const address = getSocialUrl({ type, text, url })
  if (address === undefined) return undefined
  return { type, ...(type === 'link' && unknownType !== '' && { unknownType }), url: address }
}

export const toSocialsEdit = ({ socials }: SocialsFields): Required<Pick<ProfileEdit, 'socials'>> => ({
  socials: socials.flatMap(row => row.unread ?? parseSocial(row) ?? []),
})

/** The links as the API will return them; invalid ones stay as typed. */
export const normalizeSocials = ({ socials }: SocialsFields): SocialsFields => ({
  socials: socials.map(row => {
    const written = row.unread ? undefined : parseSocial(row)
    return written ? toSocialFields(written) : row
  }),
})

export const isDuplicate = (socials: readonly SocialFields[], at: number): boolean => {
  const addresses = socials.map(row => parseSocial(row)?.url)
  return addresses[at] !== undefined && addresses.indexOf(addresses[at]) < at
}

const isSocial = isRecordOf<SocialFields>({
  unread: isNullOr(isRecordOf<Pick<UnreadableEntry, 'entry'>>({ entry: (_kept): _kept is unknown => true })),
  type: isOneOf([...socialTypes, 'link']),
  unknownType: isText,
  url: isText,
  kept: isText,
})

const hasSocials = isRecordOf<SocialsFields>({ socials: isListOf(isSocial) })

export const socialsKind: EditKind<SocialsFields> = {
  name: 'socials',
  list: 'socials',
  getFields: toSocialsFields,
  normal: normalizeSocials,
  // Earlier builds stored links without what this site can't read of them.
  migrate: (kept, now) => (hasSocials(kept) ? kept : now),
  isFields: hasSocials,
  save: ({ updateProfile }, { socials }) => updateProfile(socials ? toSocialsEdit({ socials }) : {}),
}
