/** Of a list that its owner changes. Places: `{{number}}`, `{{count}}`, `{{name}}`. */
export interface EntryTexts {
  readonly empty: string
  /** What an entry is called while it has no name of its own: 'Услуга {{number}}'. */
  readonly entry: string
  readonly add: string
  readonly added: string
  readonly remove: string
  readonly removed: string
  readonly undo: string
  readonly up: string
  readonly down: string
  readonly moved: string
  /** No more of them may be added. */
  readonly full: string
}
