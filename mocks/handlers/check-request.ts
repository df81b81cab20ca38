import { locales } from '#domain/shared/locale.ts'
import type { Form } from './form.ts'
import { refuseFields, Refusal } from './refusal.ts'

const languageRequired = refuseFields({
  lang: { ru: 'Нужен язык: ru или en.', en: 'The language is required: ru or en.' },
})
const notAcceptable = new Refusal(406, { ru: 'API отвечает только в JSON.', en: 'The API responds with JSON only.' })
const notJson = new Refusal(415, { ru: 'Тело запроса должно быть в JSON.', en: 'The request body must be JSON.' })
const unknownField = { ru: 'Такого поля нет.', en: 'There is no such field.' }

export function checkRequest(
  fields: readonly string[],
  { headers, url }: Request,
  body: string,
  form: Form,
): Refusal | undefined {
  if (!headers.get('accept')?.includes('application/json')) return notAcceptable
  const lang = new URL(url).searchParams.get('lang')
  if (!locales.some(locale => locale === lang)) return languageRequired
  if (body === '') return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return notJson
  const unknownFields = Object.keys(form).filter(field => !fields.includes(field))
  return unknownFields.length === 0
    ? undefined
    : refuseFields(Object.fromEntries(unknownFields.map(field => [field, unknownField])))
}
