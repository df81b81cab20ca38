import type { Locale } from '#domain/shared/locale.ts'

export type Bilingual = Readonly<Record<Locale, string>>
