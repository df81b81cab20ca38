/** What the mock API has texts in; it answers Russian ones in any other language. */
export type MockLanguage = 'ru' | 'en'
export type Bilingual = Readonly<Record<MockLanguage, string>>
