import { Option, Schema } from 'effect'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { refuseFields, type Refusal } from './refusal.ts'

const decodeRecord = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)))

/** What was sent, by field. */
export type Form = Readonly<Record<string, unknown>>

/** A body that is no JSON object holds nothing. */
export const parseForm = (body: string): Form => Option.getOrElse(decodeRecord(body), () => ({}))

/** A field as it was sent: spaces may belong to it. */
export const getRawText = (form: Form, name: string): string => {
  const value = Object.hasOwn(form, name) ? form[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** A field as text; what is none counts as not filled in. */
export const getText = (form: Form, name: string): string => getRawText(form, name).trim()

/** A refusal of the fields that have a problem; none where none has. */
export function toRefusal(problems: Readonly<Record<string, Bilingual | undefined>>): Refusal | undefined {
  const invalid = Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  return invalid.length === 0 ? undefined : refuseFields(Object.fromEntries(invalid))
}

export const problems = {
  required: { ru: 'Заполните это поле.', en: 'This field is required.' },
  email: { ru: 'Такого адреса почты не бывает.', en: 'This must be a valid e-mail address.' },
  short: { ru: 'Нужно не меньше 8 знаков.', en: 'This must be at least 8 characters.' },
  long: { ru: 'Слишком длинно.', en: 'This is too long.' },
  mismatch: { ru: 'Пароли не совпадают.', en: 'The passwords do not match.' },
  phone: { ru: 'Такого номера не бывает.', en: 'This must be a valid phone number.' },
  agreement: { ru: 'Без согласия аккаунта не бывает.', en: 'The agreement must be accepted.' },
} as const satisfies Readonly<Record<string, Bilingual>>

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const findEmailProblem = (email: string): Bilingual | undefined => {
  if (email === '') return problems.required
  return emailPattern.test(email) ? undefined : problems.email
}

const maxNameLength = 255

export const findNameProblem = (name: string): Bilingual | undefined => {
  if (name === '') return problems.required
  return name.length > maxNameLength ? problems.long : undefined
}

export const findPhoneProblem = (phone: string): Bilingual | undefined =>
  /^\+[1-9]\d{7,14}$/.test(phone) ? undefined : problems.phone

export const findPasswordProblem = (password: string, confirmation: string): Bilingual | undefined => {
  if (password === '') return problems.required
  if (password.length < 8) return problems.short
  return confirmation === password ? undefined : problems.mismatch
}
