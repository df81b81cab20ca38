import type { RefObject } from 'react'
import type { RegistrationEvent } from '../../application/registration/registration-context'
import type { RegistrationSnapshot } from '../../application/registration/registration-snapshot'
import type { Locale } from '../../domain/shared/locale'
import type { RegistrationTexts } from '../i18n/registration-texts'

/** What every step of the wizard is given. */
export interface StepProps {
  readonly locale: Locale
  readonly texts: RegistrationTexts
  readonly snapshot: RegistrationSnapshot
  readonly send: (event: RegistrationEvent) => void
  readonly heading: RefObject<HTMLHeadingElement | null>
}
