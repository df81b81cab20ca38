import { locales } from '#domain/shared/locale.ts'
import type { Form } from './form.ts'
import { invalid, Refusal } from './refusal.ts'

const noLanguage = invalid({ lang: { ru: 'Нужен язык: ru или en.', en: 'The language is required: ru or en.' } })
const notAcceptable = new Refusal(406, { ru: 'Ответы бывают только в JSON.', en: 'Answers are JSON only.' })
const noJson = new Refusal(415, { ru: 'Тело бывает только в JSON.', en: 'Bodies are JSON only.' })
const unknownField = { ru: 'Такого поля нет.', en: 'There is no such field.' }

/** Why a request is refused whatever it asks for, as a real API would. */
export function refusalOfRequest(
  fields: readonly string[],
  { headers, url }: Request,
  body: string,
  form: Form,
): Refusal | undefined {
  if (!headers.get('accept')?.includes('application/json')) return notAcceptable
  const lang = new URL(url).searchParams.get('lang')
  if (!locales.some(locale => locale === lang)) return noLanguage
  if (body === '') return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return noJson
  const unknown = Object.keys(form).filter(field => !fields.includes(field))
  return unknown.length === 0 ? undefined : invalid(Object.fromEntries(unknown.map(field => [field, unknownField])))
}
