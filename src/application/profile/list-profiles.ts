import { profilesPerPage, type ProfileQuery } from '#domain/profile/profile-query.ts'
import type { Needs } from '#application/ports.ts'

/** A page of specialists: of a city, of a category, or of the whole country. */
export const listProfiles =
  ({ profileGateway }: Needs<'profileGateway'>) =>
  (query: Omit<ProfileQuery, 'perPage'> & { readonly perPage?: number }) =>
    profileGateway.list({ perPage: profilesPerPage, ...query })
