import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { queryClient } from '#ui/query-client.ts'
import { refreshOwnProfile } from '#ui/user/own-profile.queries.ts'
import { OwnSettings } from './own-settings.tsx'
import { getSettingsTexts } from './settings-texts.ts'

beforeEach(() => queryClient.clear())

const savedOutcome = { ok: true, value: undefined } as const
const createOutcome = (number: string) =>
  ({ ok: true, value: anOwnProfile({ user: aUser({ whatsapp: number, phone: number }) }) }) as const

async function renderSettings(
  saveOutcome: ReturnType<ClientUseCases['updateChatApp']> = Promise.resolve(savedOutcome),
) {
  const drafts = createDrafts(aDevice(), Date.now)
  let savedNumber = '+79172041833'
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(createOutcome(savedNumber)))
  const updateChatApp: ClientUseCases['updateChatApp'] = ({ whatsapp }) => {
    savedNumber = whatsapp
    return saveOutcome
  }
  renderWithSession(
    <OwnSettings locale="ru" serverTexts={getSettingsTexts('ru')} drafts={drafts} botName={undefined} />,
    {
      viewOwnProfile,
      updateChatApp,
    },
  )
  const field = await screen.findByRole('textbox', { name: 'Номер' })
  const saveElsewhere = async (number: string) => {
    savedNumber = number
    await act(() => queryClient.refetchQueries())
    // The summary of personal data, which has the same number, shows that the refetch has ended.
    await screen.findByText(formatPhone(number))
  }
  return { drafts, field, viewOwnProfile, saveElsewhere }
}

test('R-chat-app: shows a number that was saved elsewhere', async () => {
  const { drafts, field, saveElsewhere } = await renderSettings()
  await saveElsewhere('+79172041834')
  await waitFor(() => expect(field).toHaveValue('+7 917 204-18-34'))
  expect(drafts.isEmpty()).toBe(true)
})

test('R-chat-app: keeps the draft of another tab when an untouched field shows a number saved elsewhere', async () => {
  const { drafts, field, saveElsewhere } = await renderSettings()
  drafts.write('chat-app', 7, '+7 900 000-00-09')
  await saveElsewhere('+79172041834')
  await waitFor(() => expect(field).toHaveValue('+7 917 204-18-34'))
  expect(drafts.read('chat-app', 7)).toBe('+7 900 000-00-09')
})

test('R-chat-app: keeps a typed number when another one is saved elsewhere', async () => {
  const { drafts, field, saveElsewhere } = await renderSettings()
  await userEvent.clear(field)
  await userEvent.type(field, '89000000009')
  await saveElsewhere('+79172041834')
  expect(field).toHaveValue('+7 900 000-00-09')
  expect(drafts.read('chat-app', 7)).toBe('+7 900 000-00-09')
})

test('R-chat-app: keeps the saved number when a read that began before the save ends after it', async () => {
  const { drafts, field, viewOwnProfile } = await renderSettings()
  let endRead: () => void = () => undefined
  viewOwnProfile.mockReturnValueOnce(new Promise(resolve => (endRead = () => resolve(createOutcome('+79172041833')))))
  const refresh = refreshOwnProfile({ viewOwnProfile })
  await userEvent.clear(field)
  await userEvent.type(field, '89000000009')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(drafts.isEmpty()).toBe(true))
  endRead()
  await act(() => refresh)
  // The summary of personal data, which has the same number, shows what was read after the save.
  expect(await screen.findByText('+7 900 000-00-09')).toBeVisible()
  expect(field).toHaveValue('+7 900 000-00-09')
})

test('R-chat-app: marks the form as saved unless it has an unsaved number', async () => {
  const { field } = await renderSettings()
  const form = field.closest('form')
  expect(form).toHaveAttribute('data-saved')
  await userEvent.clear(field)
  await userEvent.type(field, '89000000009')
  expect(form).not.toHaveAttribute('data-saved')
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(form).toHaveAttribute('data-saved'))
  expect(field).toHaveValue('+7 900 000-00-09')
})

test('R-chat-app: leaves the focus where the visitor moves it during a save', async () => {
  let endSave: () => void = () => undefined
  const { drafts, field } = await renderSettings(new Promise(resolve => (endSave = () => resolve(savedOutcome))))
  await userEvent.clear(field)
  await userEvent.type(field, '89000000009{Enter}')
  const link = screen.getAllByRole('link')[0]
  act(() => link?.focus())
  endSave()
  await waitFor(() => expect(drafts.isEmpty()).toBe(true))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).not.toHaveAttribute('aria-disabled'))
  expect(link).toHaveFocus()
})

const refusedOutcome = {
  ok: false,
  error: { _tag: 'FieldErrors', fields: { whatsapp: ['Такого номера нет.'] }, message: '' },
} as const

test('R-chat-app: moves the focus to a refused number', async () => {
  const { field } = await renderSettings(Promise.resolve(refusedOutcome))
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('Такого номера нет.'))
  expect(field).toHaveFocus()
})

test('R-chat-app: moves the focus to a refused number if nothing has the focus', async () => {
  let endSave: () => void = () => undefined
  const { field } = await renderSettings(new Promise(resolve => (endSave = () => resolve(refusedOutcome))))
  await userEvent.type(field, '{Enter}')
  act(() => field.blur())
  expect(document.body).toHaveFocus()
  endSave()
  await waitFor(() => expect(field).toHaveAccessibleDescription('Такого номера нет.'))
  expect(field).toHaveFocus()
})

test('R-chat-app: leaves the focus where the visitor moves it before the number is refused', async () => {
  let endSave: () => void = () => undefined
  const { field } = await renderSettings(new Promise(resolve => (endSave = () => resolve(refusedOutcome))))
  await userEvent.type(field, '{Enter}')
  const link = screen.getAllByRole('link')[0]
  act(() => link?.focus())
  endSave()
  await waitFor(() => expect(field).toHaveAccessibleDescription('Такого номера нет.'))
  expect(link).toHaveFocus()
})
