import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '#domain/shared/locale.ts'

/** The language of an internal address (`/ru/kazan`). */
export const localeOf = (locale: string): Locale => (isLocale(locale) ? locale : notFound())
