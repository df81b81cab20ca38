import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/edit.json'
import ru from './locales/ru/edit.json'

export type EditTexts = typeof ru

/** Of every form over one's own data; they come with it, and no page carries them. */
export const editTexts: Readonly<Record<Locale, EditTexts>> = { ru, en }
