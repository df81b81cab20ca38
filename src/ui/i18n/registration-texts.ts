import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/registration.json'
import ru from './locales/ru/registration.json'

export type RegistrationTexts = typeof ru

/** Of the wizard; they come with it, and no page carries them. */
export const registrationTexts: Readonly<Record<Locale, RegistrationTexts>> = { ru, en }
