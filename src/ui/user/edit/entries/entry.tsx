import type { ReactNode } from 'react'
import { fillText } from '#ui/fill-text.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowDown, arrowUp, x } from '#ui/kit/display/icons.ts'
import type { EntryTexts } from './entry-texts.ts'
import styles from './entries.module.css'
import { entryId } from './use-entries.ts'

interface Props {
  readonly name: string
  readonly at: number
  readonly count: number
  readonly texts: EntryTexts
  readonly onRemove: () => void
  readonly onUp: () => void
  readonly onDown: () => void
  readonly children: ReactNode
}

/** One entry with its fields, its place in the order, and the way to be rid of it. */
export function Entry({ name, at, count, texts, onRemove, onUp, onDown, children }: Props) {
  const title = fillText(texts.entry, { number: String(at + 1) })
  const buttons = [
    { part: 'up', text: texts.up, icon: arrowUp, press: onUp, isEnd: at === 0 },
    { part: 'down', text: texts.down, icon: arrowDown, press: onDown, isEnd: at === count - 1 },
  ]
  return (
    <li>
      <fieldset className={`card ${styles['entry']}`}>
        <legend className={styles['title']}>{title}</legend>
        {children}
        <div className={styles['tools']}>
          {count > 1 &&
            buttons.map(({ part, text, icon, press, isEnd }) => (
              // At the end it stays where it is, with the focus that it may have.
              <button
                key={part}
                id={entryId(name, at, part)}
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
            {texts.remove}
            <span className="unseen">{`: ${title}`}</span>
          </button>
        </div>
      </fieldset>
    </li>
  )
}
