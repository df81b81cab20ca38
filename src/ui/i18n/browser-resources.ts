// Written by scripts/text-resources.mjs from the files in locales/.
import type { Locale } from '#domain/shared/locale.ts'
import ru from './locales/ru/browser.json'
import en from './locales/en/browser.json'

export const browserResources = { ru, en } satisfies Record<Locale, unknown>
