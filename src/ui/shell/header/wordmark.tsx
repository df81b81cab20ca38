import type { Locale } from '#domain/shared/locale.ts'
import { mark, lettering } from '#ui/kit/display/wordmark-shapes.ts'
import styles from './wordmark.module.css'

/** The brand name as an SVG. In Russian, the mark is the first letter of the name. */
export function Wordmark({ locale }: { readonly locale: Locale }) {
  const { width, shift, letters } = lettering[locale]
  return (
    <svg className={styles['wordmark']} viewBox={`0 0 ${width} 34`} width={width} height="34" aria-hidden="true">
      <path className={styles['mark']} transform="translate(.2 5.24) scale(.76)" d={mark} />
      <path transform={shift} d={letters} />
    </svg>
  )
}
