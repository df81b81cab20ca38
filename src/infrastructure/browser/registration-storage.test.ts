import { beforeEach, expect, it, vi } from 'vitest'
import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import { registrationStorage } from './registration-storage.ts'

const stored = () => ({ email: 'marina@example.ru', uuid: 'u-1', step: 'code', sentAt: Date.now() }) as const

beforeEach(() => localStorage.clear())

it('stores a registration and removes one that is over', () => {
  expect(registrationStorage.read()).toBeNull()
  const registration = stored()
  registrationStorage.write(registration)
  expect(registrationStorage.read()).toEqual(registration)
  registrationStorage.write(null)
  expect(localStorage.length).toBe(0)
})

it('notifies of writes by other tabs', () => {
  const changed = vi.fn()
  const stop = registrationStorage.subscribe(changed)
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(changed).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'registration' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'registration' }))
  expect(changed).toHaveBeenCalledTimes(2)
})

it('stores nothing if storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  registrationStorage.write(stored())
  registrationStorage.write(null)
  expect(registrationStorage.read()).toBeNull()
  vi.restoreAllMocks()
})

it('keeps typed values in their tab until the registration is over', () => {
  const typed = { email: 'marina@exa', name: 'Марина', retryAt: null }
  registrationStorage.writeTyped(typed)
  expect(registrationStorage.readTyped()).toEqual(typed)
  expect(localStorage.length).toBe(0)
  registrationStorage.writeTyped(emptyTypedRegistration)
  expect(registrationStorage.readTyped()).toEqual(emptyTypedRegistration)
  expect(sessionStorage.getItem('registration-typed')).toBe('')
})

it('R-registration: stores why a user has registered, for that user only', () => {
  expect(registrationStorage.readPurpose(7)).toBeNull()
  registrationStorage.writePurpose(7, 'find')
  expect(registrationStorage.readPurpose(7)).toBe('find')
  expect(registrationStorage.readPurpose(8)).toBeNull()
  localStorage.setItem('account-purpose', '7 nonsense')
  expect(registrationStorage.readPurpose(7)).toBeNull()
})
