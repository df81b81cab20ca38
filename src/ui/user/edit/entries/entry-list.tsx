import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowDown, arrowUp, plus, x } from '#ui/kit/display/icons.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './entries.module.css'
import { getEntryId, type EntryListOptions, useEntries } from './use-entries.ts'

interface Props<Row> extends EntryListOptions<Row> {
  readonly heading: string
  /** Hides the list's heading visually, for a form with this list only. */
  readonly isAlone?: boolean
  readonly help: string
  /** The error of the whole list. */
  readonly error?: ReactNode
  readonly most: number
  readonly renderRow: (at: number) => ReactNode
}

export function EntryList<Row>({ heading, isAlone = false, help, error, most, renderRow, ...list }: Props<Row>) {
  const { t } = useTranslation(['edit'])
  const { name, rows, texts } = list
  const { said, removed, add, remove, undo, up, down } = useEntries(list)
  const count = rows.fields.length
  const gone = removed && <Removed id={`${name}-undo`} text={removed.text} undo={t('edit:list.undo')} onUndo={undo} />
  return (
    <section
      id={name}
      tabIndex={-1}
      className={classNames(styles['section'], !isAlone && styles['among'])}
      aria-labelledby={`${name}-heading`}
    >
      <div>
        <h2 className={isAlone ? 'unseen' : styles['heading']} id={`${name}-heading`}>
          {heading}
        </h2>
        <p className={styles['help']}>{help}</p>
        {error}
      </div>
      {count === 0 && !gone && <p className={styles['empty']}>{texts.empty}</p>}
      {(count > 0 || gone) && (
        <ol className={styles['list']}>
          {rows.fields.map(({ id }, at) => (
            <Fragment key={id}>
              {removed?.at === at && gone}
              <Entry
                {...{ name, at, count }}
                title={texts.entry(at + 1)}
                onRemove={() => remove(at)}
                onUp={() => up(at)}
                onDown={() => down(at)}
              >
                {renderRow(at)}
              </Entry>
            </Fragment>
          ))}
          {removed && removed.at >= count && gone}
        </ol>
      )}
      {count < most ? (
        <div>
          <Button onPress={add}>
            <Icon path={plus} />
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className="small second">{texts.full(most)}</p>
      )}
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  )
}

interface EntryProps {
  readonly name: string
  readonly at: number
  readonly count: number
  readonly title: string
  readonly onRemove: () => void
  readonly onUp: () => void
  readonly onDown: () => void
  readonly children: ReactNode
}

export function Entry({ name, at, count, title, onRemove, onUp, onDown, children }: EntryProps) {
  const { t } = useTranslation(['edit'])
  const buttons = [
    { part: 'up', text: t('edit:list.up'), icon: arrowUp, press: onUp, isEnd: at === 0 },
    { part: 'down', text: t('edit:list.down'), icon: arrowDown, press: onDown, isEnd: at === count - 1 },
  ]
  return (
    <li>
      <fieldset className={`card ${styles['entry']}`}>
        <legend className={styles['title']}>{title}</legend>
        {children}
        <div className={styles['tools']}>
          {count > 1 &&
            buttons.map(({ part, text, icon, press, isEnd }) => (
              // Disabled by ARIA only, so that the button keeps the focus.
              <button
                key={part}
                id={getEntryId(name, at, part)}
                className={styles['tool']}
                type="button"
                aria-disabled={isEnd || undefined}
                onClick={press}
              >
                <Icon path={icon} />
                {text}
                <span className="unseen">{`: ${title}`}</span>
              </button>
            ))}
          <button className={`${styles['tool']} ${styles['remove']}`} type="button" onClick={onRemove}>
            <Icon path={x} />
            {t('edit:list.remove')}
            <span className="unseen">{`: ${title}`}</span>
          </button>
        </div>
      </fieldset>
    </li>
  )
}

interface RemovedProps {
  readonly id: string
  readonly text: string
  readonly undo: string
  readonly onUndo: () => void
}

/** Replaces a removed entry, offers undo and takes the focus. */
export function Removed({ id, text, undo, onUndo }: RemovedProps) {
  return (
    <li className={styles['removed']}>
      <p id={`${id}-text`}>{text}</p>
      <Button kind="quiet" id={id} aria-describedby={`${id}-text`} onPress={onUndo}>
        {undo}
      </Button>
    </li>
  )
}
