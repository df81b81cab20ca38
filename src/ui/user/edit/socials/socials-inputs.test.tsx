import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { Social } from '#domain/profile/profile.ts'
import { getErrorMessage } from '#tests/builders/get-error-message.ts'
import { toSocialsEdit, toSocialsFields } from './socials-fields.ts'
import { SocialsInputs } from './socials-form.tsx'

const saved = vi.fn<(socials: ReturnType<typeof toSocialsEdit>['socials']) => void>()
beforeEach(() => saved.mockClear())

function Sample({ socials, said }: { readonly socials: readonly Social[]; readonly said: Record<string, string> }) {
  const form = useForm({ defaultValues: toSocialsFields(anOwnProfile({ profile: aProfile({ socials }) })) })
  const getError = (field: string) => getErrorMessage(form.formState.errors, field) ?? said[field]
  return (
    <form noValidate onSubmit={event => void form.handleSubmit(fields => saved(toSocialsEdit(fields).socials))(event)}>
      <SocialsInputs {...{ form, getError }} />
      <button type="submit">Save</button>
    </form>
  )
}

const telegram: Social = { type: 'telegram', url: 'https://t.me/safina_math' }
const other: Social = { type: 'link', url: 'http://dzen.example/safina' }
const show = (socials: readonly Social[], said = {}) => render(<Sample socials={socials} said={said} />)
const link = (number: number) => within(screen.getByRole('group', { name: `Ссылка\u00a0${number}` }))
const kind = (number: number) => link(number).getByRole('combobox', { name: 'Где' })
const address = (number: number) => link(number).getByRole('textbox')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const refill = async (number: number, text: string) => {
  await userEvent.clear(address(number))
  await userEvent.type(address(number), text)
}

test('shows links as people write them, and saves them unchanged', async () => {
  show([telegram, other])
  expect(address(1)).toHaveValue('@safina_math')
  expect(kind(2)).toHaveDisplayValue('Ссылка')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith([telegram, other])
})

test('shows the length limit of an address', async () => {
  show([telegram])
  await userEvent.selectOptions(kind(1), 'Сайт')
  await userEvent.clear(address(1))
  await userEvent.click(address(1))
  await userEvent.paste(`https://example.org/${'a'.repeat(2000)}`)
  await save()
  expect(address(1)).toHaveAccessibleDescription(/до\s2000\sзнаков/)
  expect(saved).not.toHaveBeenCalled()
})

test('adds a link with a live preview', async () => {
  show([telegram])
  await userEvent.click(screen.getByRole('button', { name: 'Добавить ссылку' }))
  expect(kind(2)).toHaveFocus()
  expect(link(2).queryByText(/Клиенты увидят/)).toBeNull()
  await userEvent.selectOptions(kind(2), 'WhatsApp')
  await userEvent.type(address(2), '8 917 204-18-33')
  expect(
    link(2)
      .getByText(/Клиенты увидят/)
      .closest('p'),
  ).toHaveTextContent('WhatsApp +7 917 204-18-33')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith([telegram, { type: 'whatsapp', url: 'https://wa.me/79172041833' }])
})

test('changes label and keyboard with the network', async () => {
  show([telegram])
  expect(address(1)).toHaveAccessibleName('Имя или ссылка')
  await userEvent.selectOptions(kind(1), 'whatsapp')
  expect(address(1)).toHaveAccessibleName('Номер или ссылка')
  expect(address(1)).toHaveAttribute('inputmode', 'tel')
  expect(link(1).queryByRole('option', { name: 'Ссылка' })).toBeNull()
  await save()
  expect(address(1)).toHaveAccessibleDescription(/Нужен номер телефона/)
  await userEvent.selectOptions(kind(1), 'youtube')
  expect(address(1)).toBeValid()
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith([{ type: 'youtube', url: 'https://www.youtube.com/@safina_math' }])
})

test('shows invalid and duplicate links beside their fields', async () => {
  show([telegram, other])
  await refill(2, 't.me/safina_math')
  await save()
  expect(address(2)).toHaveAccessibleDescription(/уже есть выше/)
  await refill(2, 'http://dzen.example/other')
  expect(address(2)).toHaveAccessibleDescription(/только https/)
  await refill(1, '@no')
  expect(address(1)).toHaveAccessibleDescription(/имя вроде @vetrova_psy/)
  expect(saved).not.toHaveBeenCalled()
})

test('reorders, removes and restores links', async () => {
  show([telegram, other])
  await userEvent.click(link(2).getByRole('button', { name: /^Выше/ }))
  expect(screen.getByRole('status')).toHaveTextContent('Ссылка dzen.example/safina'.replace('dzen', 'http://dzen'))
  await save()
  expect(saved).toHaveBeenLastCalledWith([other, telegram])
  await userEvent.click(link(1).getByRole('button', { name: /^Убрать/ }))
  await save()
  expect(saved).toHaveBeenLastCalledWith([telegram])
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  await save()
  expect(saved).toHaveBeenLastCalledWith([other, telegram])
})

test('shows the API’s message beside its field', () => {
  show([telegram, other], { 'socials.1.url': 'Такой страницы нет.', socials: 'Их слишком много.' })
  expect(address(2)).toHaveAccessibleDescription(/Такой страницы нет\./)
  expect(screen.getByText('Их слишком много.')).toBeVisible()
})
