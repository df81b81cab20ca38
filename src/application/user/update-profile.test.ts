import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import type { ApiUnavailable, FieldErrors } from '#domain/shared/api-errors.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { run } from '#application/outcome.ts'
import { updateProfile, updateUser } from './update-profile.ts'

const ownProfile = anOwnProfile()
const personalEdit = { name: 'Anna', email: null, phone: null }
const profileEdit = { about: 'Tiles', cityId: null, experienceYears: null, specialities: [], socials: [] }
const unavailableError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const fieldErrors: FieldErrors = { _tag: 'FieldErrors', fields: { name: ['No.'] }, message: '' }
const dieIfCalled = () => Effect.die('unexpected call')

function createPorts(readResult: Effect.Effect<typeof ownProfile, ApiUnavailable>, writeError?: FieldErrors) {
  const write = writeError ? Effect.fail(writeError) : Effect.void
  const accountGateway = {
    updateUser: vi.fn(() => write),
    updateProfile: vi.fn(() => write),
    changePassword: dieIfCalled,
    generateBotCode: dieIfCalled,
    updateChatApp: dieIfCalled,
    countRegion: dieIfCalled,
    updateSettings: dieIfCalled,
    applyForPlacement: dieIfCalled,
  }
  const userGateway = { logIn: dieIfCalled, readOwnProfile: vi.fn(() => readResult) }
  return { accountGateway, userGateway }
}

it('returns the saved data', async () => {
  const ports = createPorts(Effect.succeed(ownProfile))
  expect(await run(updateUser(ports)(personalEdit))).toEqual({ ok: true, value: ownProfile })
  expect(await run(updateProfile(ports)(profileEdit))).toEqual({ ok: true, value: ownProfile })
  expect(ports.accountGateway.updateUser).toHaveBeenCalledWith(personalEdit)
  expect(ports.accountGateway.updateProfile).toHaveBeenCalledWith(profileEdit)
})

it('succeeds even if the refetch fails', async () => {
  const ports = createPorts(Effect.fail(unavailableError))
  expect(await run(updateUser(ports)(personalEdit))).toEqual({ ok: true, value: null })
  expect(await run(updateProfile(ports)(profileEdit))).toEqual({ ok: true, value: null })
})

it('reads nothing if the write was refused', async () => {
  const ports = createPorts(Effect.succeed(ownProfile), fieldErrors)
  expect(await run(updateUser(ports)(personalEdit))).toEqual({ ok: false, error: fieldErrors })
  expect(await run(updateProfile(ports)(profileEdit))).toEqual({ ok: false, error: fieldErrors })
  expect(ports.userGateway.readOwnProfile).not.toHaveBeenCalled()
})
