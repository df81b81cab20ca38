import { trimText } from '#domain/shared/invisible.ts'
import { countMissingDigits, parsePhone } from '#domain/shared/phone.ts'
import { isEmail, textLimits } from '#domain/shared/text.ts'
import type { TextFields } from '#ui/form/stored-fields.ts'
import type { Translate } from '#ui/i18n/resources.ts'

export const personalFieldNames = ['name', 'email', 'phone'] as const
export type PersonalFields = TextFields<(typeof personalFieldNames)[number]>

/** Loaded values that break a rule are accepted until they change, except an empty name. */
export function createPersonalRules(t: Translate<'edit-personal' | 'form'>, loadedFields: PersonalFields) {
  const checkLength = (text: string, max: number) => text.length <= max || t('form:long', { most: String(max) })
  const hasLoadedContact = loadedFields.email !== '' || loadedFields.phone !== ''
  return {
    name: (text: string) => {
      if (trimText(text) === '') return t('edit-personal:errors.name')
      return text === loadedFields.name || checkLength(text, textLimits.name)
    },
    email: (text: string, { phone }: PersonalFields) => {
      if (trimText(text) === '') return phone !== '' || !hasLoadedContact || t('edit-personal:errors.noEmail')
      if (text === loadedFields.email) return true
      const lengthResult = checkLength(text, textLimits.email)
      return lengthResult === true ? isEmail(text) || t('edit-personal:errors.email') : lengthResult
    },
    phone: (text: string) =>
      text === '' || text === loadedFields.phone || parsePhone(text) !== undefined || getPhoneError(text, t),
  }
}

function getPhoneError(text: string, t: Translate<'edit-personal' | 'form'>): string {
  const missingDigits = countMissingDigits(text)
  if (missingDigits === 0) return t('edit-personal:errors.phone')
  return missingDigits === 1
    ? t('edit-personal:errors.oneDigit')
    : t('edit-personal:errors.digits', { count: missingDigits })
}
