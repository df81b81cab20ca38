import type { RefObject } from 'react'
import type { RegistrationEvent } from '#application/registration/registration-context.ts'
import type { RegistrationSnapshot } from '#application/registration/registration-snapshot.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { RegistrationTexts } from '#ui/i18n/registration-texts.ts'

/** What every step of the wizard is given. */
export interface StepProps {
  readonly locale: Locale
  readonly texts: RegistrationTexts
  readonly snapshot: RegistrationSnapshot
  readonly send: (event: RegistrationEvent) => void
  readonly heading: RefObject<HTMLHeadingElement | null>
}
