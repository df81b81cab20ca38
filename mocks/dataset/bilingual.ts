import type { Locale } from '../../src/domain/shared/locale'

export type Bilingual = Readonly<Record<Locale, string>>
