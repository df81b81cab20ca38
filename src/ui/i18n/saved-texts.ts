import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/saved.json'
import ru from './locales/ru/saved.json'

/** Of the lists that a device keeps; they come with them, and no page carries them. */
export const savedTexts: Readonly<Record<Locale, typeof ru>> = { ru, en }
