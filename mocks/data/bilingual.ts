import { Schema } from 'effect'

/** The mock API sends the Russian texts for any other language. */
export type MockLanguage = 'ru' | 'en'
export type Bilingual = Readonly<Record<MockLanguage, string>>

export const bilingualText = Schema.Struct({ ru: Schema.String, en: Schema.String })
