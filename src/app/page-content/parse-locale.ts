import { notFound } from 'next/navigation'
import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'

export const parseLocale = (locale: string): Locale => (isLocale(locale) ? locale : notFound())
