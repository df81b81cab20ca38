import { profilesPerPage, type ProfileQuery } from '../../domain/profile/profile-query'
import type { Needs } from '../ports'

/** A page of specialists: of a city, of a category, or of the whole country. */
export const listProfiles =
  ({ profileGateway }: Needs<'profileGateway'>) =>
  (query: Omit<ProfileQuery, 'perPage'> & { readonly perPage?: number }) =>
    profileGateway.list({ perPage: profilesPerPage, ...query })
