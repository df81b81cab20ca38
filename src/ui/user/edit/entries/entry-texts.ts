/** For example 'Город: выберите город'. */
export const formatErrorLine = (label: string | undefined, text: string): string =>
  label === undefined ? text : [label, lowerCaseFirst(text)].filter(Boolean).join(': ')

/** Labels a field of a list by its path in the form: `specialities.0.name`. */
export const createRowLabeler =
  (list: string, formatEntry: (number: number) => string, labels: Readonly<Record<string, string>>) =>
  (field: string): string | undefined => {
    const [name, index = '', fieldName = ''] = field.split('.')
    if (name !== list || !/^\d+$/.test(index)) return undefined
    const label = labels[fieldName]
    const title = formatEntry(Number(index) + 1)
    return label === undefined ? title : `${title}, ${lowerCaseFirst(label)}`
  }

/** Bullets distinguish a new entry from a wrapped line. */
export const formatBulletList = (entries: readonly string[]): string => entries.map(entry => `• ${entry}`).join('\n')

/** Lower-cases the first letter for use inside a sentence, except in abbreviations. */
const lowerCaseFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
