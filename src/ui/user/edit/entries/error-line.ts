import { lowerFirst } from './lower-first.ts'

/** An error as it is said far from its field: 'Город: выберите город'. */
export const errorLine = (label: string | undefined, text: string): string =>
  label === undefined ? text : [label, lowerFirst(text)].filter(Boolean).join(': ')
