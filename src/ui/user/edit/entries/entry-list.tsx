import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowDown, arrowUp, plus, x } from '#ui/kit/display/icons.ts'
import { FieldError } from '#ui/kit/fields/field.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './entries.module.css'
import { getControlId, type EntryListOptions, useEntries } from './use-entries.ts'

interface Props<Row> extends EntryListOptions<Row> {
  readonly heading: string
  readonly isOnlyList?: boolean
  readonly help: string
  readonly error?: ReactNode
  /** The error of an entry as a whole. */
  readonly getEntryError?: (index: number) => string | undefined
  readonly renderRow: (index: number) => ReactNode
}

export function EntryList<Row>(props: Props<Row>) {
  const { heading, isOnlyList = false, help, error, getEntryError, renderRow, ...listOptions } = props
  const { t } = useTranslation(['edit'])
  const { name, rows, texts, max } = listOptions
  const { statusText, removedEntry, add, remove, undo, moveUp, moveDown } = useEntries(listOptions)
  const count = rows.fields.length
  const removedNote = removedEntry && (
    <RemovedEntryNote id={`${name}-undo`} text={removedEntry.text} undoText={t('edit:list.undo')} onUndo={undo} />
  )
  return (
    <section
      id={name}
      tabIndex={-1}
      className={classNames(styles['section'], !isOnlyList && styles['embedded'])}
      aria-labelledby={`${name}-heading`}
    >
      <div>
        <h2 className={isOnlyList ? 'visually-hidden' : styles['heading']} id={`${name}-heading`}>
          {heading}
        </h2>
        <p className={styles['help']}>{help}</p>
        {error}
      </div>
      {count === 0 && !removedNote && <p className={styles['empty']}>{texts.empty}</p>}
      {(count > 0 || removedNote) && (
        <ol className={styles['list']}>
          {rows.fields.map(({ id }, index) => (
            <Fragment key={id}>
              {removedEntry?.index === index && removedNote}
              <Entry
                {...{ name, index, count }}
                title={texts.entry(index + 1)}
                error={getEntryError?.(index)}
                onRemove={() => remove(index)}
                onUp={() => moveUp(index)}
                onDown={() => moveDown(index)}
              >
                {renderRow(index)}
              </Entry>
            </Fragment>
          ))}
          {removedEntry && removedEntry.index >= count && removedNote}
        </ol>
      )}
      {count < max ? <AddButton text={texts.add} onPress={add} /> : <p className="small muted">{texts.full(max)}</p>}
      <p className="visually-hidden" role="status">
        {statusText}
      </p>
    </section>
  )
}

interface AddButtonProps {
  readonly text: string
  readonly onPress: () => void
}

function AddButton({ text, onPress }: AddButtonProps) {
  return (
    <div>
      <Button onPress={onPress}>
        <Icon path={plus} />
        {text}
      </Button>
    </div>
  )
}

interface EntryProps {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly title: string
  readonly error: string | undefined
  readonly onRemove: () => void
  readonly onUp: () => void
  readonly onDown: () => void
  readonly children: ReactNode
}

function Entry({ name, index, count, title, error, onRemove, onUp, onDown, children }: EntryProps) {
  const { t } = useTranslation(['edit'])
  const id = `${name}.${index}`
  const buttons = [
    { part: 'up', text: t('edit:list.up'), icon: arrowUp, press: onUp, isEnd: index === 0 },
    { part: 'down', text: t('edit:list.down'), icon: arrowDown, press: onDown, isEnd: index === count - 1 },
  ]
  return (
    <li>
      <fieldset
        id={id}
        className={`card ${styles['entry']}`}
        tabIndex={-1}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      >
        <legend className={styles['title']}>{title}</legend>
        {children}
        <div>
          <FieldError id={id} text={error} />
          <div className={styles['tools']}>
            {count > 1 &&
              buttons.map(({ part, text, icon, press, isEnd }) => (
                // Disabled by ARIA only, so that the button keeps the focus.
                <button
                  key={part}
                  id={getControlId(name, index, part)}
                  className={`bare ${styles['tool']}`}
                  type="button"
                  aria-disabled={isEnd || undefined}
                  onClick={press}
                >
                  <Icon path={icon} />
                  {text}
                  <span className="visually-hidden">{`: ${title}`}</span>
                </button>
              ))}
            <button
              id={getControlId(name, index, 'remove')}
              className={`bare ${styles['tool']} ${styles['remove']}`}
              type="button"
              onClick={onRemove}
            >
              <Icon path={x} />
              {t('edit:list.remove')}
              <span className="visually-hidden">{`: ${title}`}</span>
            </button>
          </div>
        </div>
      </fieldset>
    </li>
  )
}

interface RemovedEntryNoteProps {
  readonly id: string
  readonly text: string
  readonly undoText: string
  readonly onUndo: () => void
}

function RemovedEntryNote({ id, text, undoText, onUndo }: RemovedEntryNoteProps) {
  return (
    <li className={styles['removed']}>
      <p id={`${id}-text`}>{text}</p>
      <Button kind="quiet" id={id} aria-describedby={`${id}-text`} onPress={onUndo}>
        {undoText}
      </Button>
    </li>
  )
}
