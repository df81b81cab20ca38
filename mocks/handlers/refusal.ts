import type { Locale } from '../../src/domain/shared/locale'
import type { Bilingual } from '../dataset/bilingual'

/** Why there is no answer, in the words and with the status of a Laravel API. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: Bilingual,
    /** The fields that are wrong. */
    readonly fields: Readonly<Record<string, Bilingual>> = {},
  ) {}

  body(lang: Locale) {
    const wrong = Object.entries(this.fields).map(([field, text]): [string, readonly string[]] => [field, [text[lang]]])
    return { message: this.message[lang], ...(wrong.length === 0 ? {} : { errors: Object.fromEntries(wrong) }) }
  }
}

const notFound = (ru: string, en: string) => new Refusal(404, { ru, en })

export const noSuchCity = notFound('Город не найден.', 'City not found.')
export const noSuchCategory = notFound('Категория не найдена.', 'Category not found.')
export const noSuchProfile = notFound('Профиль не найден.', 'Profile not found.')
export const noSuchRoute = notFound('Такого адреса нет.', 'The route could not be found.')

export const invalid = (fields: Readonly<Record<string, Bilingual>>): Refusal =>
  new Refusal(422, { ru: 'Данные указаны неверно.', en: 'The given data was invalid.' }, fields)
