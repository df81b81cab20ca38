import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/session.json'
import ru from './locales/ru/session.json'

export type SessionTexts = typeof ru

/** Of the login and the account's menu; they come with these, and no page carries them. */
export const sessionTexts: Readonly<Record<Locale, SessionTexts>> = { ru, en }
