import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'

/** Texts specific to one kind of entry. */
export interface EntryTexts {
  readonly empty: string
  readonly add: string
  /** The fallback name of an entry: 'Услуга 2'. */
  readonly entry: (number: number) => string
  readonly added: (number: number) => string
  /** Shown when the list is full. */
  readonly full: (count: number) => string
}

/** The used part of React Hook Form's field array. */
export interface Rows<Row> {
  readonly fields: readonly { readonly id: string }[]
  readonly append: (row: Row, how: { readonly shouldFocus: boolean }) => void
  readonly insert: (at: number, row: Row, how: { readonly shouldFocus: boolean }) => void
  readonly remove: (at: number) => void
  readonly move: (from: number, to: number) => void
}

export interface EntryListOptions<Row> {
  /** The list's name in the form, and the prefix of its control ids. */
  readonly name: string
  readonly rows: Rows<Row>
  readonly texts: EntryTexts
  readonly blank: Row
  readonly getRow: (at: number) => Row
  /** Empty if the entry has no name yet. */
  readonly getName: (row: Row) => string
  /** The control of an entry that receives the focus. */
  readonly firstField: string
}

interface Removed<Row> {
  readonly at: number
  readonly row: Row
  readonly text: string
  /** Ids of the remaining entries. */
  readonly left: readonly string[]
}

export const getEntryId = (name: string, at: number, part: string): string => `${name}.${at}.${part}`

/** Adds, removes with undo and reorders entries; moves the focus and announces each change. */
export function useEntries<Row>({ name, rows, texts, blank, getRow, getName, firstField }: EntryListOptions<Row>) {
  const { t } = useTranslation(['edit'])
  const [removed, setRemoved] = useState<Removed<Row>>()
  const [said, setSaid] = useState('')
  const [goal, setGoal] = useState<{ readonly id: string }>()
  useEffect(() => {
    if (goal) document.getElementById(goal.id)?.focus()
  }, [goal])

  const ids = rows.fields.map(({ id }) => id)
  const count = ids.length
  const getEntryName = (at: number) => getName(getRow(at)) || texts.entry(at + 1)
  const focusFirstField = (at: number) => setGoal({ id: getEntryId(name, at, firstField) })
  const move = (from: number, to: number, part: 'up' | 'down') => {
    if (to < 0 || to >= count) return
    setSaid(t('edit:list.moved', { name: getEntryName(from), number: to + 1, count }))
    rows.move(from, to)
    setGoal({ id: getEntryId(name, to, part) })
  }
  return {
    said,
    // A form reset restores the entry, so undo is no longer offered.
    removed: removed && isStill(removed, ids) ? removed : undefined,
    add: () => {
      rows.append(blank, { shouldFocus: false })
      setSaid(texts.added(count + 1))
      focusFirstField(count)
    },
    remove: (at: number) => {
      setRemoved({
        at,
        row: getRow(at),
        text: t('edit:list.removed', { name: getEntryName(at) }),
        left: ids.filter((_, index) => index !== at),
      })
      rows.remove(at)
      setSaid('')
      setGoal({ id: `${name}-undo` })
    },
    undo: () => {
      if (!removed) return
      const at = Math.min(removed.at, count)
      rows.insert(at, removed.row, { shouldFocus: false })
      setRemoved(undefined)
      focusFirstField(at)
    },
    up: (at: number) => move(at, at - 1, 'up'),
    down: (at: number) => move(at, at + 1, 'down'),
  }
}

const isStill = ({ left }: { readonly left: readonly string[] }, ids: readonly string[]): boolean =>
  left.every(id => ids.includes(id)) && (left.length > 0 || ids.length === 0)
