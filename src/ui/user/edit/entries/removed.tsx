import { Button } from '#ui/kit/actions/button.tsx'
import styles from './entries.module.css'

interface Props {
  readonly id: string
  readonly text: string
  readonly undo: string
  readonly onUndo: () => void
}

/** Where an entry was that is taken away, with the way back; it has the focus. */
export function Removed({ id, text, undo, onUndo }: Props) {
  return (
    <li className={styles['removed']}>
      <p id={`${id}-text`}>{text}</p>
      <Button kind="quiet" id={id} aria-describedby={`${id}-text`} onPress={onUndo}>
        {undo}
      </Button>
    </li>
  )
}
