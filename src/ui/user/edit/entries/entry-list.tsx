import { Fragment, type ReactNode } from 'react'
import { fillText } from '#ui/fill-text.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { plus } from '#ui/kit/display/icons.ts'
import { Entry } from './entry.tsx'
import styles from './entries.module.css'
import { Removed } from './removed.tsx'
import { useEntries, type ListOf } from './use-entries.ts'

interface Props<Row> extends ListOf<Row> {
  readonly heading: string
  /** There is nothing else in its form, whose heading says enough to those who see. */
  readonly isAlone?: boolean
  readonly help: string
  /** What is wrong with the list as a whole. */
  readonly error?: ReactNode
  /** More can't be added. */
  readonly most: number
  readonly renderRow: (at: number) => ReactNode
}

/** A list whose owner adds to it, takes from it and orders it. */
export function EntryList<Row>({ heading, isAlone = false, help, error, most, renderRow, ...list }: Props<Row>) {
  const { name, rows, texts } = list
  const { said, removed, add, remove, undo, up, down } = useEntries(list)
  const count = rows.fields.length
  const gone = removed && <Removed id={`${name}-undo`} text={removed.text} undo={texts.undo} onUndo={undo} />
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
                {...{ name, at, count, texts }}
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
        <p className="small second">{fillText(texts.full, { count: String(most) })}</p>
      )}
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  )
}
