import { Option, Schema } from 'effect'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { refuseFields, type Refusal } from './refusal.ts'

const decodeRecord = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)))

export type Form = Readonly<Record<string, unknown>>

export const parseForm = (body: string): Form => Option.getOrElse(decodeRecord(body), () => ({}))

/** Untrimmed, for passwords. */
export const getRawText = (form: Form, name: string): string => {
  const value = Object.hasOwn(form, name) ? form[name] : undefined
  return typeof value === 'string' ? value : ''
}

export const getText = (form: Form, name: string): string => getRawText(form, name).trim()

export function toRefusal(fieldProblems: Readonly<Record<string, Bilingual | undefined>>): Refusal | undefined {
  const invalidFields = Object.entries(fieldProblems).flatMap(([name, text]) => (text ? [[name, text] as const] : []))
  return invalidFields.length === 0 ? undefined : refuseFields(Object.fromEntries(invalidFields))
}

export const problems = {
  required: { ru: 'Заполните это поле.', en: 'This field is required.' },
  unknown: { ru: 'Такого нет.', en: 'This does not exist.' },
  email: { ru: 'Такого адреса почты не бывает.', en: 'This must be a valid email address.' },
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
/** The text of `problems.short` contains this number. */
const minPasswordLength = 8

export const findNameProblem = (name: string): Bilingual | undefined => {
  if (name === '') return problems.required
  return name.length > maxNameLength ? problems.long : undefined
}

export const findPhoneProblem = (phone: string): Bilingual | undefined =>
  /^\+[1-9]\d{7,14}$/.test(phone) ? undefined : problems.phone

export const findPasswordProblem = (password: string, confirmation: string): Bilingual | undefined => {
  if (password === '') return problems.required
  if (password.length < minPasswordLength) return problems.short
  return confirmation === password ? undefined : problems.mismatch
}
