import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'

interface EntryTexts {
  readonly empty: string
  readonly add: string
  /** The title of an entry, such as 'Услуга 2'. Messages use it while the entry has no name. */
  readonly entry: (number: number) => string
  readonly added: (number: number) => string
  readonly full: (count: number) => string
}

/** The used part of React Hook Form's field array. */
interface Rows<Row> {
  readonly fields: readonly { readonly id: string }[]
  readonly append: (row: Row, options: { readonly shouldFocus: boolean }) => void
  readonly insert: (index: number, row: Row, options: { readonly shouldFocus: boolean }) => void
  readonly remove: (index: number) => void
  readonly move: (fromIndex: number, toIndex: number) => void
}

export interface EntryListOptions<Row> {
  /** The list's name in the form, and the prefix of its control ids. */
  readonly name: string
  readonly rows: Rows<Row>
  readonly texts: EntryTexts
  readonly max: number
  readonly createRow: () => Row
  readonly getRow: (index: number) => Row
  readonly getName: (row: Row) => string
  readonly firstField: string
}

interface RemovedEntry<Row> {
  readonly index: number
  readonly row: Row
  readonly text: string
  readonly remainingIds: readonly string[]
}

export const getControlId = (name: string, index: number, part: string): string => `${name}.${index}.${part}`

export function useEntries<Row>(options: EntryListOptions<Row>) {
  const { name, rows, texts, max, createRow, getRow, getName, firstField } = options
  const { t } = useTranslation(['edit'])
  const [removedEntry, setRemovedEntry] = useState<RemovedEntry<Row>>()
  const [statusText, setStatusText] = useState('')
  const [focusTarget, setFocusTarget] = useState<{ readonly ids: readonly string[] }>()
  useEffect(() => {
    const elements = focusTarget?.ids.map(id => document.getElementById(id)) ?? []
    elements.find(element => element !== null)?.focus()
  }, [focusTarget])

  const ids = rows.fields.map(({ id }) => id)
  const count = ids.length
  const getEntryName = (index: number) => getName(getRow(index)) || texts.entry(index + 1)
  // An unreadable entry has no fields, so its Remove button gets the focus.
  const focusEntry = (index: number) =>
    setFocusTarget({ ids: [firstField, 'remove'].map(part => getControlId(name, index, part)) })
  const move = (fromIndex: number, toIndex: number, part: 'up' | 'down') => {
    if (toIndex < 0 || toIndex >= count) return
    setStatusText(t('edit:list.moved', { name: getEntryName(fromIndex), number: toIndex + 1, count }))
    rows.move(fromIndex, toIndex)
    setFocusTarget({ ids: [getControlId(name, toIndex, part)] })
  }
  return {
    statusText,
    removedEntry: removedEntry && isUndoable(removedEntry, ids, max) ? removedEntry : undefined,
    add: () => {
      rows.append(createRow(), { shouldFocus: false })
      setStatusText(texts.added(count + 1))
      focusEntry(count)
    },
    remove: (index: number) => {
      setRemovedEntry({
        index,
        row: getRow(index),
        text: t('edit:list.removed', { name: getEntryName(index) }),
        remainingIds: ids.filter((_, position) => position !== index),
      })
      rows.remove(index)
      setStatusText('')
      setFocusTarget({ ids: [`${name}-undo`] })
    },
    undo: () => {
      if (!removedEntry) return
      const index = Math.min(removedEntry.index, count)
      rows.insert(index, removedEntry.row, { shouldFocus: false })
      setRemovedEntry(undefined)
      focusEntry(index)
    },
    moveUp: (index: number) => move(index, index - 1, 'up'),
    moveDown: (index: number) => move(index, index + 1, 'down'),
  }
}

/**
 * A form reset gives every row a new id, so undo is possible only while the remaining rows keep their ids. If no row
 * remained, a row that appears later may come from a reset. A row that was added since may have taken the last place.
 */
function isUndoable(
  { remainingIds }: { readonly remainingIds: readonly string[] },
  ids: readonly string[],
  max: number,
): boolean {
  if (ids.length > remainingIds.length && (remainingIds.length === 0 || ids.length >= max)) return false
  return remainingIds.every(id => ids.includes(id))
}
