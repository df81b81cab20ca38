import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import type { ApiUnavailable, FieldErrors } from '#domain/shared/api-errors.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { run } from '#application/outcome.ts'
import { updateProfile, updateUser } from './save.ts'

const own = anOwnProfile()
const data = { name: 'Anna', email: null, phone: null }
const edit = { about: 'Tiles', cityId: null, experienceYears: null, specialities: [], socials: [] }
const unavailable: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const fieldErrors: FieldErrors = { _tag: 'FieldErrors', fields: { name: ['No.'] }, message: '' }
const dieIfCalled = () => Effect.die('not asked for')

function given(read: Effect.Effect<typeof own, ApiUnavailable>, refused?: FieldErrors) {
  const write = refused ? Effect.fail(refused) : Effect.void
  const accountGateway = {
    updateUser: vi.fn(() => Effect.as(write, own.user)),
    updateProfile: vi.fn(() => write),
    changePassword: dieIfCalled,
    generateBotCode: dieIfCalled,
    updateChatApp: dieIfCalled,
    countRegion: dieIfCalled,
    updateSettings: dieIfCalled,
    applyForPlacement: dieIfCalled,
  }
  const userGateway = { logIn: dieIfCalled, ownProfile: vi.fn(() => read) }
  return { accountGateway, userGateway }
}

it('returns the saved data', async () => {
  const ports = given(Effect.succeed(own))
  expect(await run(updateUser(ports)(data))).toEqual({ ok: true, value: own })
  expect(await run(updateProfile(ports)(edit))).toEqual({ ok: true, value: own })
  expect(ports.accountGateway.updateUser).toHaveBeenCalledWith(data)
  expect(ports.accountGateway.updateProfile).toHaveBeenCalledWith(edit)
})

it('succeeds even if the refetch fails', async () => {
  const ports = given(Effect.fail(unavailable))
  expect(await run(updateUser(ports)(data))).toEqual({ ok: true, value: null })
  expect(await run(updateProfile(ports)(edit))).toEqual({ ok: true, value: null })
})

it('reads nothing if the write was refused', async () => {
  const ports = given(Effect.succeed(own), fieldErrors)
  expect(await run(updateUser(ports)(data))).toEqual({ ok: false, error: fieldErrors })
  expect(await run(updateProfile(ports)(edit))).toEqual({ ok: false, error: fieldErrors })
  expect(ports.userGateway.ownProfile).not.toHaveBeenCalled()
})
