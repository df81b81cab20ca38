import { type Social, socialTypes } from '#domain/profile/profile.ts'
import { getSocialUrl, formatSocial } from '#domain/profile/social-url.ts'
import { trimText } from '#domain/shared/invisible.ts'
import type { ProfileEdit } from '#domain/user/edits.ts'
import { insertUnreadableEntries, type UnreadableEntry, type OwnProfile } from '#domain/user/user.ts'
import { isListOf, isNullOr, isOneOf, isRecordOf, isString } from '#ui/form/stored-fields.ts'
import type { EditKind } from '#application/user/edit-kind.ts'
import { dropTrailingBlankRows, isTrailingBlankRow } from '#ui/user/edit/entries/trailing-blank-rows.ts'

export interface SocialsFormFields {
  readonly socials: readonly SocialRowFields[]
}

export interface SocialRowFields {
  /** An unreadable entry, sent back unchanged; the other fields are blank. Stored drafts have this key. */
  readonly unread: Pick<UnreadableEntry, 'entry'> | null
  readonly type: Social['type']
  /** The API's type of a `link`; empty if there is none. */
  readonly unknownType: string
  /** The input as typed. */
  readonly url: string
  /** The URL from the API, or the parsed one once normalized; empty for a new link. Stored drafts have this key. */
  readonly kept: string
}

export const blankSocial: SocialRowFields = { unread: null, type: 'telegram', unknownType: '', url: '', kept: '' }

const isBlankSocial = ({ unread, url, kept }: SocialRowFields): boolean =>
  unread === null && kept === '' && trimText(url) === ''

export const isTrailingBlankSocial = (socials: readonly SocialRowFields[], index: number): boolean =>
  isTrailingBlankRow(socials, index, isBlankSocial)

export const toSocialRowFields = (social: Social): SocialRowFields => ({
  unread: null,
  type: social.type,
  unknownType: social.unknownType ?? '',
  url: formatSocial(social),
  kept: social.url,
})

export const toSocialsFormFields = ({
  profile,
  unreadableEntries,
}: Pick<OwnProfile, 'profile' | 'unreadableEntries'>): SocialsFormFields => ({
  socials: insertUnreadableEntries(profile.socials, unreadableEntries?.socials).map(social =>
    'entry' in social ? { ...blankSocial, unread: { entry: social.entry } } : toSocialRowFields(social),
  ),
})

export const parseSocial = ({ type, unknownType, url: text, kept: url }: SocialRowFields): Social | undefined => {
  const socialUrl = getSocialUrl({ type, text, url })
  if (socialUrl === undefined) return undefined
  return { type, ...(type === 'link' && unknownType !== '' && { unknownType }), url: socialUrl }
}

export const toSocialsEdit = ({ socials }: SocialsFormFields): Required<Pick<ProfileEdit, 'socials'>> => ({
  socials: socials.flatMap(row => row.unread ?? parseSocial(row) ?? []),
})

/** The links as the API will return them. Invalid links stay as typed. */
export const normalizeSocials = ({ socials }: SocialsFormFields): SocialsFormFields => ({
  socials: dropTrailingBlankRows(socials, isBlankSocial).map(row => {
    const parsedSocial = row.unread ? undefined : parseSocial(row)
    return parsedSocial ? toSocialRowFields(parsedSocial) : row
  }),
})

export const isDuplicate = (socials: readonly SocialRowFields[], index: number): boolean => {
  const urls = socials.map(row => parseSocial(row)?.url)
  return urls[index] !== undefined && urls.indexOf(urls[index]) < index
}

const isSocialRowFields = isRecordOf<SocialRowFields>({
  unread: isNullOr(isRecordOf<Pick<UnreadableEntry, 'entry'>>({ entry: (_value): _value is unknown => true })),
  type: isOneOf([...socialTypes, 'link']),
  unknownType: isString,
  url: isString,
  kept: isString,
})

const isSocialsFormFields = isRecordOf<SocialsFormFields>({ socials: isListOf(isSocialRowFields) })

export const socialsKind: EditKind<SocialsFormFields> = {
  name: 'socials',
  list: 'socials',
  getFields: toSocialsFormFields,
  addFirstRow: fields => (fields.socials.length === 0 ? { socials: [blankSocial] } : fields),
  normalize: normalizeSocials,
  // Earlier builds stored links without `unread` and `unknownType`. Saving those would erase unreadable entries.
  migrate: (stored, current) => (isSocialsFormFields(stored) ? stored : current),
  isFields: isSocialsFormFields,
  save: ({ updateProfile }, { socials }) => updateProfile(socials ? toSocialsEdit({ socials }) : {}),
}
