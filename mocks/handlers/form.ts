import { Option, Schema } from 'effect'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { invalid, type Refusal } from './refusal.ts'

const recordOf = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)))

/** What was sent, by field. */
export type Form = Readonly<Record<string, unknown>>

/** A body that is no JSON object holds nothing. */
export const formOf = (body: string): Form => Option.getOrElse(recordOf(body), () => ({}))

/** A field as it was sent: spaces may belong to it. */
export const rawIn = (form: Form, name: string): string => {
  const value = Object.hasOwn(form, name) ? form[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** A field as text; what is none counts as not filled in. */
export const textIn = (form: Form, name: string): string => rawIn(form, name).trim()

/** A refusal of the fields that have a problem; none where none has. */
export function refusalOf(problems: Readonly<Record<string, Bilingual | undefined>>): Refusal | undefined {
  const wrong = Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  return wrong.length === 0 ? undefined : invalid(Object.fromEntries(wrong))
}

export const problems = {
  required: { ru: 'Заполните это поле.', en: 'This field is required.' },
  email: { ru: 'Такого адреса почты не бывает.', en: 'This must be a valid e-mail address.' },
  short: { ru: 'Нужно не меньше 8 знаков.', en: 'This must be at least 8 characters.' },
  long: { ru: 'Слишком длинно.', en: 'This is too long.' },
  differs: { ru: 'Пароли не совпадают.', en: 'The passwords do not match.' },
  phone: { ru: 'Такого номера не бывает.', en: 'This must be a valid phone number.' },
  agreement: { ru: 'Без согласия аккаунта не бывает.', en: 'The agreement must be accepted.' },
} as const satisfies Readonly<Record<string, Bilingual>>

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const emailProblem = (email: string): Bilingual | undefined => {
  if (email === '') return problems.required
  return address.test(email) ? undefined : problems.email
}

const longestName = 255

export const nameProblem = (name: string): Bilingual | undefined => {
  if (name === '') return problems.required
  return name.length > longestName ? problems.long : undefined
}

export const phoneProblem = (phone: string): Bilingual | undefined =>
  /^\+[1-9]\d{7,14}$/.test(phone) ? undefined : problems.phone

export const newPasswordProblem = (password: string, confirmation: string): Bilingual | undefined => {
  if (password === '') return problems.required
  if (password.length < 8) return problems.short
  return confirmation === password ? undefined : problems.differs
}
