import { isLocale, localeTable } from './locale-table.ts'

export type Locale = keyof typeof localeTable

export const locales: readonly Locale[] = Object.keys(localeTable).filter(isLocale)
