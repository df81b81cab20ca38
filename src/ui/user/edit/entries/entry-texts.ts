import { lowerCaseFirst } from '#ui/form/error-lines.ts'

/** `field` is a path in the form, such as `specialities.0.name`. */
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
