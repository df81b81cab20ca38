import styles from './city-picker.module.css'
import type { CityPickerTexts } from './city-picker-texts.ts'

/** What the keys do, and how many cities there are: where there is room, and keys. */
export function PickerFooter({ texts, count }: { readonly texts: CityPickerTexts; readonly count: string }) {
  return (
    <p className={`small second ${styles['footer']}`}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {texts.move}
      </span>
      <span>
        <kbd>Enter</kbd> {texts.open}
      </span>
      <span>
        <kbd>Esc</kbd> {texts.leave}
      </span>
      <span key={count}>{count}</span>
    </p>
  )
}
