import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { queryClient } from '#ui/query-client.ts'
import { PersonalForm } from './personal-form.tsx'

// The import must not count toward a test's timeout.
beforeAll(() => import('#ui/user/edit/edit-actor.ts'))
beforeEach(() => queryClient.clear())

async function renderForm(user: Parameters<typeof aUser>[0] = {}) {
  const outcome = { ok: true, value: anOwnProfile({ user: aUser(user) }) } as const
  const updateUser = vi.fn<ClientUseCases['updateUser']>(() => Promise.resolve(outcome))
  const viewOwnProfile = () => Promise.resolve(outcome)
  renderWithSession(<PersonalForm locale="ru" drafts={createDrafts(aDevice(), Date.now)} />, {
    viewOwnProfile,
    updateUser,
  })
  const nameField = await screen.findByLabelText(/^Имя/)
  const emailField = screen.getByLabelText(/почта/)
  const phoneField = screen.getByLabelText(/^Телефон/)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
  return { nameField, emailField, phoneField, save, updateUser }
}

test('accepts an empty email as soon as a phone number is typed', async () => {
  const { emailField, phoneField, save } = await renderForm()
  await userEvent.clear(emailField)
  await userEvent.clear(phoneField)
  await save()
  expect(emailField).toBeInvalid()
  await userEvent.type(phoneField, '9172041834')
  expect(emailField).toBeValid()
  await userEvent.clear(phoneField)
  expect(emailField).toBeInvalid()
})

test.each([
  ['an extension', { phone: '+7 495 123-45-67 доб. 12' }],
  ['a local host', { email: 'user@localhost' }],
  ['too many characters', { email: `${'a'.repeat(250)}@example.ru` }],
  ['neither an email nor a phone number', { email: null, phone: null }],
])('saves another field although the contact details from the API have %s', async (_, user) => {
  const { nameField, save, updateUser } = await renderForm(user)
  await userEvent.clear(nameField)
  await userEvent.type(nameField, 'Анна')
  await save()
  await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
})

test('saves another field although the API has a name with too many characters', async () => {
  const { phoneField, save, updateUser } = await renderForm({ name: 'я'.repeat(256) })
  await userEvent.clear(phoneField)
  await save()
  await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ phone: null })
})

test('validates contact details from the API once they are changed', async () => {
  const { emailField, phoneField, save, updateUser } = await renderForm({
    email: 'user@localhost',
    phone: '+7 495 123-45-67 доб. 12',
  })
  await userEvent.type(emailField, 's')
  await userEvent.type(phoneField, '3')
  await save()
  expect(emailField).toBeInvalid()
  expect(phoneField).toBeInvalid()
  await userEvent.clear(emailField)
  await userEvent.clear(phoneField)
  expect(emailField).toBeInvalid()
  expect(updateUser).not.toHaveBeenCalled()
})

test('shows an example if a foreign number is incomplete, not how many digits follow +7', async () => {
  const { phoneField, save } = await renderForm()
  await userEvent.clear(phoneField)
  await userEvent.type(phoneField, '+44 791')
  await save()
  expect(phoneField).toHaveAccessibleDescription(/например \+7\s917\s204-18-33$/)
})
