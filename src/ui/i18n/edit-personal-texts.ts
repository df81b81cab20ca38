import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/edit-personal.json'
import ru from './locales/ru/edit-personal.json'

export type EditPersonalTexts = typeof ru

/** Of the form of a name and contacts; they come with it, and no page carries them. */
export const editPersonalTexts: Readonly<Record<Locale, EditPersonalTexts>> = { ru, en }
