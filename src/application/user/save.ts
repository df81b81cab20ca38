import { Effect } from 'effect'
import type { PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import type { Needs } from '#application/ports.ts'

/** The data as saved; null if it could not be read again. The write succeeded either way. */
const readSavedProfile = ({ userGateway }: Needs<'userGateway'>) =>
  userGateway.ownProfile().pipe(Effect.orElseSucceed(() => null))

export const updateUser = (ports: Needs<'accountGateway' | 'userGateway'>) =>
  Effect.fn('updateUser')(function* (edit: PersonalEdit) {
    yield* ports.accountGateway.updateUser(edit)
    return yield* readSavedProfile(ports)
  })

export const updateProfile = (ports: Needs<'accountGateway' | 'userGateway'>) =>
  Effect.fn('updateProfile')(function* (edit: ProfileEdit) {
    yield* ports.accountGateway.updateProfile(edit)
    return yield* readSavedProfile(ports)
  })
