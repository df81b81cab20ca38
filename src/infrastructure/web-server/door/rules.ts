import { offered, type OfferedName, type ReadName, type WriteName } from '../../../application/offered'

/** For whom a read answers: what is the same for everybody runs without a session and is kept as pages are. */
const answersFor: { readonly [N in ReadName]: 'everybody' | 'visitor' } = {
  findCity: 'everybody',
  listCategories: 'everybody',
  listRegions: 'everybody',
  listReviews: 'everybody',
  randomProfiles: 'everybody',
  suggest: 'everybody',
  viewOwnProfile: 'visitor',
}

export const isOffered = (name: string): name is OfferedName => Object.hasOwn(offered, name)

export const isWrite = (name: OfferedName): name is WriteName => offered[name] === 'write'

export const isShared = (name: OfferedName): boolean => !isWrite(name) && answersFor[name] === 'everybody'

/** Leaving must always be possible, and asks nothing of the API. */
export const isLimited = (name: OfferedName): boolean => isWrite(name) && name !== 'signOut'
