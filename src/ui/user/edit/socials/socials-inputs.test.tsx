import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { Social } from '#domain/profile/profile.ts'
import { getErrorMessage } from '#tests/builders/get-error-message.ts'
import { toSocialsEdit, toSocialsFormFields } from './socials-fields.ts'
import { SocialsInputs } from './socials-form.tsx'

const onSave = vi.fn<(socials: ReturnType<typeof toSocialsEdit>['socials']) => void>()
beforeEach(() => onSave.mockClear())

function Sample({
  socials,
  apiErrors,
}: {
  readonly socials: readonly Social[]
  readonly apiErrors: Record<string, string>
}) {
  const form = useForm({ defaultValues: toSocialsFormFields(anOwnProfile({ profile: aProfile({ socials }) })) })
  const getError = (field: string) => getErrorMessage(form.formState.errors, field) ?? apiErrors[field]
  return (
    <form noValidate onSubmit={event => void form.handleSubmit(fields => onSave(toSocialsEdit(fields).socials))(event)}>
      <SocialsInputs {...{ form, getError }} />
      <button type="submit">Save</button>
    </form>
  )
}

const telegram: Social = { type: 'telegram', url: 'https://t.me/safina_math' }
const otherLink: Social = { type: 'link', url: 'http://dzen.example/safina' }
const renderInputs = (socials: readonly Social[], apiErrors = {}) =>
  render(<Sample socials={socials} apiErrors={apiErrors} />)
const getRow = (number: number) => within(screen.getByRole('group', { name: `Ссылка\u00a0${number}` }))
const getTypeField = (number: number) => getRow(number).getByRole('combobox', { name: 'Площадка' })
const getUrlField = (number: number) => getRow(number).getByRole('textbox')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const fillUrl = async (number: number, text: string) => {
  await userEvent.clear(getUrlField(number))
  await userEvent.type(getUrlField(number), text)
}

test('shows links as people write them, and saves them unchanged', async () => {
  renderInputs([telegram, otherLink])
  expect(getUrlField(1)).toHaveValue('@safina_math')
  expect(getTypeField(2)).toHaveDisplayValue('Ссылка')
  await save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith([telegram, otherLink])
})

test('rejects a URL over the length limit, and shows the limit', async () => {
  renderInputs([telegram])
  await userEvent.selectOptions(getTypeField(1), 'Сайт')
  await userEvent.clear(getUrlField(1))
  await userEvent.click(getUrlField(1))
  await userEvent.paste(`https://example.org/${'a'.repeat(2000)}`)
  await save()
  expect(getUrlField(1)).toHaveAccessibleDescription(/до\s2000\sзнаков/)
  expect(onSave).not.toHaveBeenCalled()
})

test('adds a link with a live preview', async () => {
  renderInputs([telegram])
  await userEvent.click(screen.getByRole('button', { name: 'Добавить ссылку' }))
  expect(getTypeField(2)).toHaveFocus()
  expect(getRow(2).queryByText(/Клиенты увидят/)).toBeNull()
  await userEvent.selectOptions(getTypeField(2), 'WhatsApp')
  await userEvent.type(getUrlField(2), '8 917 204-18-33')
  expect(
    getRow(2)
      .getByText(/Клиенты увидят/)
      .closest('p'),
  ).toHaveTextContent('WhatsApp +7 917 204-18-33')
  await save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith([telegram, { type: 'whatsapp', url: 'https://wa.me/79172041833' }])
})

test('changes the label and the keyboard with the social network', async () => {
  renderInputs([telegram])
  expect(getUrlField(1)).toHaveAccessibleName('Имя или ссылка')
  await userEvent.selectOptions(getTypeField(1), 'whatsapp')
  expect(getUrlField(1)).toHaveAccessibleName('Номер или ссылка')
  expect(getUrlField(1)).toHaveAttribute('inputmode', 'tel')
  expect(getRow(1).queryByRole('option', { name: 'Ссылка' })).toBeNull()
  await save()
  expect(getUrlField(1)).toHaveAccessibleDescription(/Нужен номер телефона/)
  await userEvent.selectOptions(getTypeField(1), 'youtube')
  expect(getUrlField(1)).toBeValid()
  await save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith([{ type: 'youtube', url: 'https://www.youtube.com/@safina_math' }])
})

test('shows errors of invalid and duplicate links beside their fields', async () => {
  renderInputs([telegram, otherLink])
  await fillUrl(2, 't.me/safina_math')
  await save()
  expect(getUrlField(2)).toHaveAccessibleDescription(/уже есть выше/)
  await fillUrl(2, 'http://dzen.example/other')
  expect(getUrlField(2)).toHaveAccessibleDescription(/только https/)
  await fillUrl(1, '@no')
  expect(getUrlField(1)).toHaveAccessibleDescription(/имя вроде @vetrova_psy/)
  expect(onSave).not.toHaveBeenCalled()
})

test('reorders, removes and restores links', async () => {
  renderInputs([telegram, otherLink])
  await userEvent.click(getRow(2).getByRole('button', { name: /^Выше/ }))
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка http://dzen.example/safina')
  await save()
  expect(onSave).toHaveBeenLastCalledWith([otherLink, telegram])
  await userEvent.click(getRow(1).getByRole('button', { name: /^Убрать/ }))
  await save()
  expect(onSave).toHaveBeenLastCalledWith([telegram])
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  await save()
  expect(onSave).toHaveBeenLastCalledWith([otherLink, telegram])
})

test('shows the API’s messages beside their fields', () => {
  renderInputs([telegram, otherLink], { 'socials.1.url': 'Такой страницы нет.', socials: 'Их слишком много.' })
  expect(getUrlField(2)).toHaveAccessibleDescription(/Такой страницы нет\./)
  expect(screen.getByText('Их слишком много.')).toBeVisible()
})
