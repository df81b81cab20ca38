import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import { registrationStorage } from './registration-storage.ts'

const createRegistration = () =>
  ({ email: 'marina@example.ru', uuid: 'u-1', step: 'code', sentAt: Date.now() }) as const

beforeEach(() => localStorage.clear())

it('stores a registration until it is over', () => {
  expect(registrationStorage.read()).toBeNull()
  const registration = createRegistration()
  registrationStorage.write(registration)
  expect(registrationStorage.read()).toEqual(registration)
  registrationStorage.write(null)
  expect(localStorage.getItem('registration')).toBe('')
  expect(registrationStorage.read()).toBeNull()
})

it('notifies of writes by other tabs', () => {
  const onChange = vi.fn()
  const stop = registrationStorage.subscribe(onChange)
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(onChange).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'registration' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'registration' }))
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('notifies of writes by this document, where two forms may show the registration', () => {
  const onChange = vi.fn(() => registrationStorage.read())
  const stop = registrationStorage.subscribe(onChange)
  const registration = createRegistration()
  registrationStorage.write(registration)
  registrationStorage.write(null)
  expect(onChange.mock.results.map(({ value }) => value as unknown)).toEqual([registration, null])
  stop()
})

it('stores nothing and notifies no subscriber if storage is forbidden', () => {
  const onChange = vi.fn()
  onTestFinished(registrationStorage.subscribe(onChange))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  registrationStorage.write(createRegistration())
  expect(registrationStorage.read()).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
  registrationStorage.write(null)
  expect(registrationStorage.read()).toBeNull()
  vi.restoreAllMocks()
})

it('stores typed values per tab until the registration is over', () => {
  const typedRegistration = {
    ...emptyTypedRegistration,
    email: 'marina@exa',
    name: 'Марина',
    purpose: 'find',
  } as const
  registrationStorage.writeTyped(typedRegistration)
  expect(registrationStorage.readTyped()).toEqual(typedRegistration)
  expect(localStorage.length).toBe(0)
  registrationStorage.writeTyped(emptyTypedRegistration)
  expect(registrationStorage.readTyped()).toEqual(emptyTypedRegistration)
  expect(sessionStorage.getItem('registration-typed')).toBe('')
})

it('R-registration: stores why a user registered, for this user only', () => {
  expect(registrationStorage.readPurpose(7)).toBeNull()
  registrationStorage.writePurpose(7, 'find')
  expect(registrationStorage.readPurpose(7)).toBe('find')
  expect(registrationStorage.readPurpose(8)).toBeNull()
  localStorage.setItem('account-purpose', '7 nonsense')
  expect(registrationStorage.readPurpose(7)).toBeNull()
})
