import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/edit-password.json'
import ru from './locales/ru/edit-password.json'

export type EditPasswordTexts = typeof ru

/** Of the form that changes a password; they come with it, and no page carries them. */
export const editPasswordTexts: Readonly<Record<Locale, EditPasswordTexts>> = { ru, en }
