import {
  clientUseCases,
  type ClientUseCaseName,
  type QueryName,
  type MutationName,
} from '#application/client-use-cases.ts'

/** For whom a read answers: what is the same for everybody runs without a session and is kept as pages are. */
const answersFor: { readonly [N in QueryName]: 'everybody' | 'visitor' } = {
  findCity: 'everybody',
  listCategories: 'everybody',
  listRegions: 'everybody',
  listReviews: 'everybody',
  randomProfiles: 'everybody',
  suggest: 'everybody',
  viewOwnProfile: 'visitor',
}

export const isClientUseCase = (name: string): name is ClientUseCaseName => Object.hasOwn(clientUseCases, name)

export const isMutation = (name: ClientUseCaseName): name is MutationName => clientUseCases[name] === 'mutation'

export const isShared = (name: ClientUseCaseName): boolean => !isMutation(name) && answersFor[name] === 'everybody'

/** Leaving must always be possible, and asks nothing of the API. */
export const isLimited = (name: ClientUseCaseName): boolean => isMutation(name) && name !== 'signOut'
