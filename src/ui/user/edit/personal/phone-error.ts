import { missingDigits } from '../../../../domain/shared/phone/phone'
import { fillText } from '../../../fill-text'
import type { EditPersonalTexts } from '../../../i18n/edit-personal-texts'

/** What is wrong with a text that is no phone number: how much of it is missing, where that is known. */
export function phoneError(text: string, errors: EditPersonalTexts['errors']): string {
  const missing = missingDigits(text)
  if (missing === 0) return errors.phone
  return missing === 1 ? errors.oneDigit : fillText(errors.digits, { count: String(missing) })
}
