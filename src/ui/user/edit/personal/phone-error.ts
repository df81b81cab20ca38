import { missingDigits } from '#domain/shared/phone/phone.ts'
import { fillText } from '#ui/fill-text.ts'
import type { EditPersonalTexts } from '#ui/i18n/edit-personal-texts.ts'

/** What is wrong with a text that is no phone number: how much of it is missing, where that is known. */
export function phoneError(text: string, errors: EditPersonalTexts['errors']): string {
  const missing = missingDigits(text)
  if (missing === 0) return errors.phone
  return missing === 1 ? errors.oneDigit : fillText(errors.digits, { count: String(missing) })
}
