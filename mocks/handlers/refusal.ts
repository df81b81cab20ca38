import type { Bilingual, MockLanguage } from '#mocks/data/bilingual.ts'

interface Details {
  readonly fields?: Readonly<Record<string, Bilingual>>
  /** A problem that concerns no single field. */
  readonly error?: Bilingual
  /** In seconds. */
  readonly retryAfter?: number
}

export class Refusal {
  constructor(
    readonly status: number,
    readonly message: Bilingual,
    readonly details: Details = {},
  ) {}

  /** `message` and `errors` are in Laravel's format. The specification of the API also allows `error`. */
  createBody(lang: MockLanguage) {
    const { fields = {}, error } = this.details
    const errors = Object.entries(fields).map(([field, text]): [string, readonly string[]] => [field, [text[lang]]])
    return {
      message: this.message[lang],
      ...(error && { error: error[lang] }),
      ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
    }
  }

  get headers(): Record<string, string> {
    const { retryAfter } = this.details
    return retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  }
}

const createNotFound = (ru: string, en: string) => new Refusal(404, { ru, en })

export const noSuchCity = createNotFound('Город не найден.', 'City not found.')
export const noSuchCategory = createNotFound('Категория не найдена.', 'Category not found.')
export const noSuchProfile = createNotFound('Профиль не найден.', 'Profile not found.')
export const noSuchVerificationEmail = createNotFound('Письмо не найдено.', 'Verification email not found.')
export const noSuchRoute = createNotFound('Такого адреса нет.', 'The route could not be found.')

export const unauthenticated = new Refusal(401, { ru: 'Вы не вошли.', en: 'Unauthenticated.' })

const invalidData = { ru: 'Данные указаны неверно.', en: 'The given data was invalid.' }

export const refuseFields = (fields: Readonly<Record<string, Bilingual>>): Refusal =>
  new Refusal(422, invalidData, { fields })

export const refuse = (error: Bilingual): Refusal => new Refusal(422, invalidData, { error })

export const refuseTooMany = (retryAfter: number): Refusal =>
  new Refusal(429, { ru: 'Слишком много попыток.', en: 'Too Many Attempts.' }, { retryAfter })
