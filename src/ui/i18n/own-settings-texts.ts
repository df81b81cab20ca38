import type { Locale } from '#domain/shared/locale.ts'
import en from './locales/en/own-settings.json'
import ru from './locales/ru/own-settings.json'

export type OwnSettingsTexts = typeof ru

/** Of the settings, which no page carries. */
export const ownSettingsTexts: Readonly<Record<Locale, OwnSettingsTexts>> = { ru, en }
