import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { getSessionActor } from '#ui/session/session-actor.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const chunk = vi.hoisted(() => {
  let load: () => void = () => undefined
  const promise = new Promise<void>(resolve => (load = resolve))
  return { promise, load }
})
vi.mock('./sign-in-steps.tsx', async importOriginal => {
  await chunk.promise
  return importOriginal()
})

const { storage } = aRegistrationStorage()

function TestDialog() {
  const actor = getSessionActor(useSession().watch, pendingUseCases)
  return <SignInDialog data={{ locale: 'ru', actor, storage }} close={() => undefined} />
}

const getEmailField = () => screen.getByLabelText(/почта/)

test('keeps an email typed elsewhere while a phone number is typed and the steps load', () => {
  storage.writeTyped({ ...storage.readTyped(), email: 'typed@example.ru' })
  renderWithSession(<TestDialog />, {}, { hint: 'signed-out' })
  fireEvent.click(screen.getByLabelText('По телефону'))
  fireEvent.click(screen.getByRole('button', { name: /Не\sпомню пароль/ }))
  fireEvent.change(screen.getByLabelText(/Телефон/), { target: { value: '9' } })
  expect(storage.readTyped().email).toBe('typed@example.ru')
})

test('keeps an email typed elsewhere while the method and the password change and the steps load', () => {
  storage.writeTyped({ ...storage.readTyped(), email: 'typed@example.ru' })
  renderWithSession(<TestDialog />, {}, { hint: 'signed-out' })
  fireEvent.click(screen.getByLabelText('По телефону'))
  fireEvent.click(screen.getByRole('button', { name: /Не\sпомню пароль/ }))
  fireEvent.click(screen.getByRole('radio', { name: /почте/ }))
  fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'x' } })
  expect(storage.readTyped().email).toBe('typed@example.ru')
})

test('keeps the text typed into the password form while the steps load, also when the user returns to it', async () => {
  renderWithSession(<TestDialog />, {}, { hint: 'signed-out' })
  fireEvent.change(getEmailField(), { target: { value: 'marina@' } })
  fireEvent.click(screen.getByRole('button', { name: /Не\sпомню пароль/ }))
  fireEvent.change(getEmailField(), { target: { value: 'marina@example.ru' } })
  fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'vtnhj2019' } })
  chunk.load()
  await screen.findByRole('button', { name: 'Получить код' })
  expect(getEmailField()).toHaveValue('marina@example.ru')
  fireEvent.click(screen.getByRole('button', { name: /Войти с\sпаролем/ }))
  expect(await screen.findByLabelText('Пароль')).toHaveValue('vtnhj2019')
  expect(getEmailField()).toHaveValue('marina@example.ru')
})
