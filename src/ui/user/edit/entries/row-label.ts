import { fillText } from '#ui/fill-text.ts'
import { lowerFirst } from './lower-first.ts'

/** What people call a field of a list by its path in the form: `specialities.0.name`. */
export const rowLabel =
  (list: string, entry: string, labels: Readonly<Record<string, string>>) =>
  (field: string): string | undefined => {
    const [name, at = '', part = ''] = field.split('.')
    if (name !== list || !/^\d+$/.test(at)) return undefined
    const label = labels[part]
    const title = fillText(entry, { number: String(Number(at) + 1) })
    return label === undefined ? title : `${title}, ${lowerFirst(label)}`
  }
