import { Effect } from 'effect'
import type { PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import type { PickPorts } from '#application/ports.ts'

/** Returns null if the read fails, because the write has already succeeded. */
const readUpdatedProfile = ({ userGateway }: PickPorts<'userGateway'>) =>
  userGateway.readOwnProfile().pipe(Effect.orElseSucceed(() => null))

export const updateUser = (ports: PickPorts<'accountGateway' | 'userGateway'>) =>
  Effect.fn('updateUser')(function* (edit: PersonalEdit) {
    yield* ports.accountGateway.updateUser(edit)
    return yield* readUpdatedProfile(ports)
  })

export const updateProfile = (ports: PickPorts<'accountGateway' | 'userGateway'>) =>
  Effect.fn('updateProfile')(function* (edit: ProfileEdit) {
    yield* ports.accountGateway.updateProfile(edit)
    return yield* readUpdatedProfile(ports)
  })
