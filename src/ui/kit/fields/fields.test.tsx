import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { parsePhone } from '#domain/shared/phone.ts'
import { Checkbox } from './checkbox.tsx'
import { CodeField, PhoneField } from './formatted-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { RatingField } from './rating-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const counter = { locale: 'ru', countText: '{{count}} из {{max}}', excessText: 'Лишних знаков: {{count}}' } as const
const ratingLabels = ['1: плохо', '2: слабо', '3: нормально', '4: хорошо', '5: отлично'] as const
const contactOptions = [
  { value: 'call', label: 'Позвонить' },
  { value: 'write', label: 'Написать', help: 'На почту' },
]

interface FormValues {
  name: string
  phone: string
  code: string
  password: string
  text: string
  sort: string
  way: string
  quality: string
  agreed: boolean
}

function FormWithAllFields({ onSend }: { readonly onSend: (values: FormValues) => void }) {
  const { register, handleSubmit } = useForm<FormValues>()
  return (
    <form onSubmit={event => void handleSubmit(onSend)(event)}>
      <TextField label="Имя" {...register('name')} />
      <PhoneField label="Телефон" {...register('phone', { setValueAs: (text: string) => parsePhone(text) })} />
      <CodeField label="Код" digits={6} {...register('code')} />
      <PasswordField
        label="Пароль"
        showText="Показать"
        hideText="Скрыть"
        autoComplete="new-password"
        {...register('password')}
      />
      <TextArea label="Описание" limit={20} counter={counter} {...register('text')} />
      <SelectField label="Порядок" {...register('sort')}>
        <option value="rating">По оценке</option>
        <option value="price">Дешевле</option>
      </SelectField>
      <RadioGroup label="Связь" options={contactOptions} {...register('way')} />
      <RatingField label="Качество" ratingLabels={ratingLabels} {...register('quality')} />
      <Checkbox label="Согласен" {...register('agreed')} />
      <button type="submit">Отправить</button>
    </form>
  )
}

test('every field registers with react-hook-form, and a phone number becomes E.164', async () => {
  const user = userEvent.setup()
  const onSend = vi.fn<(values: FormValues) => void>()
  render(<FormWithAllFields onSend={onSend} />)
  await user.type(screen.getByLabelText('Имя'), 'Марина')
  await user.type(screen.getByLabelText('Телефон'), '89172041833')
  await user.click(screen.getByLabelText('Код'))
  await user.paste(' 482 915 ')
  await user.click(screen.getByLabelText('Пароль'))
  await user.paste('vtnhj2019')
  await user.type(screen.getByLabelText('Описание'), 'Смеситель')
  await user.selectOptions(screen.getByLabelText('Порядок'), 'Дешевле')
  await user.click(screen.getByRole('radio', { name: 'Написать' }))
  await user.click(screen.getByRole('radio', { name: '4: хорошо' }))
  await user.click(screen.getByRole('checkbox', { name: 'Согласен' }))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(onSend.mock.calls[0]?.[0]).toEqual({
    name: 'Марина',
    phone: '+79172041833',
    code: '482915',
    password: 'vtnhj2019',
    text: 'Смеситель',
    sort: 'price',
    way: 'write',
    quality: '4',
    agreed: true,
  })
  expect(screen.getByLabelText('Телефон')).toHaveValue('+7 917 204-18-33')
  expect(screen.getByText('9 из 20')).toBeInTheDocument()
})

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

test('input from before hydration stays, formatted and counted', async () => {
  const form = (
    <>
      <PhoneField label="Телефон" />
      <TextArea label="Описание" limit={5} counter={counter} />
      <SelectField label="Порядок" defaultValue="rating">
        <option value="rating">По оценке</option>
        <option value="price">Дешевле</option>
      </SelectField>
      <RadioGroup label="Связь" name="way" options={contactOptions} defaultValue="call" />
      <Checkbox label="Согласен" />
    </>
  )
  const root = document.createElement('div')
  document.body.append(root)
  cleanUps.push(() => root.remove())
  root.innerHTML = renderToString(form)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Телефон'), '89172041833')
  await user.type(screen.getByLabelText('Описание'), 'Смеситель')
  await user.selectOptions(screen.getByLabelText('Порядок'), 'Дешевле')
  await user.click(screen.getByRole('radio', { name: 'Написать' }))
  await user.click(screen.getByRole('checkbox'))
  const hydratedRoot = await act(async () => Promise.resolve(hydrateRoot(root, form)))
  cleanUps.unshift(() => act(() => hydratedRoot.unmount()))
  expect(screen.getByLabelText('Телефон')).toHaveValue('+7 917 204-18-33')
  expect(screen.getByText('Лишних знаков: 4')).toBeInTheDocument()
  expect(screen.getByLabelText('Порядок')).toHaveValue('price')
  expect(screen.getByRole('radio', { name: 'Написать' })).toBeChecked()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('help and error describe their field', () => {
  render(
    <>
      <TextField label="Почта" note="(необязательно)" help="Пришлём код" error="Допишите адрес" />
      <TextField label="Имя" />
      <RadioGroup label="Связь" name="way" options={contactOptions} error="Выберите" />
      <RatingField label="Сроки" name="time" ratingLabels={ratingLabels} error="Поставьте оценку" />
      <Checkbox label="Согласен" help="Можно отозвать" error="Отметьте" />
    </>,
  )
  const emailField = screen.getByRole('textbox', { name: 'Почта (необязательно)' })
  expect(emailField).toBeInvalid()
  expect(emailField).toHaveAccessibleDescription('Пришлём код Допишите адрес')
  expect(screen.getByRole('textbox', { name: 'Имя' })).toBeValid()
  expect(screen.getByRole('textbox', { name: 'Имя' })).not.toHaveAttribute('aria-describedby')
  expect(screen.getByRole('radiogroup', { name: 'Связь' })).toHaveAccessibleDescription('Выберите')
  expect(screen.getByRole('radiogroup', { name: 'Сроки' })).toHaveAccessibleDescription('Поставьте оценку')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Можно отозвать Отметьте')
  expect(screen.getByRole('checkbox')).toBeInvalid()
})

test('a password can be shown and hidden, and is masked on submit', async () => {
  const user = userEvent.setup()
  render(
    <form onSubmit={event => event.preventDefault()}>
      <PasswordField label="Пароль" showText="Показать" hideText="Скрыть" autoComplete="current-password" />
    </form>,
  )
  const field = screen.getByLabelText('Пароль')
  expect(field).toHaveAttribute('type', 'password')
  await user.type(field, 'abc')
  await user.click(screen.getByRole('button', { name: 'Показать' }))
  expect(field).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Скрыть' }))
  expect(field).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Показать' }))
  await user.type(field, '{Enter}')
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveValue('abc')
})

test('the counter counts an emoji as one character and ignores surrounding spaces', () => {
  render(<TextArea label="Описание" limit={5} counter={counter} defaultValue=" Да 👍 " />)
  expect(screen.getByText('4 из 5')).toBeInTheDocument()
})

test('the counter is announced near the limit only', async () => {
  render(<TextArea label="Описание" limit={10} counter={counter} />)
  await userEvent.type(screen.getByLabelText('Описание'), '12345678')
  expect(screen.getByText('8 из 10')).toHaveAttribute('aria-live', 'off')
  await userEvent.type(screen.getByLabelText('Описание'), '9')
  expect(screen.getByText('9 из 10')).toHaveAttribute('aria-live', 'polite')
})

test('the caret of a phone field stays in place', async () => {
  const user = userEvent.setup()
  render(<PhoneField label="Телефон" defaultValue="+7 917 204-18-33" />)
  const field = screen.getByLabelText<HTMLInputElement>('Телефон')
  await user.type(field, '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 })
  expect(field).toHaveValue('+7 917 041-83-3')
  expect(field.selectionStart).toBe(6)
  await user.keyboard('2')
  expect(field).toHaveValue('+7 917 204-18-33')
  expect(field.selectionStart).toBe(8)
})

test('a code field accepts only digits, and no more than the code has', async () => {
  const user = userEvent.setup()
  render(<CodeField label="Код" digits={6} />)
  await user.type(screen.getByLabelText('Код'), '48-29 15x7')
  expect(screen.getByLabelText('Код')).toHaveValue('482915')
})

test('the caret of a full code field stays after the digits that are typed', async () => {
  const user = userEvent.setup()
  render(<CodeField label="Код" digits={6} defaultValue="123456" />)
  const field = screen.getByLabelText<HTMLInputElement>('Код')
  await user.type(field, '98', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field).toHaveValue('129834')
  expect(field.selectionStart).toBe(4)
})
