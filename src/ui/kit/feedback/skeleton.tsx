import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './skeleton.module.css'

/** The place of what is on its way; nothing is seen of it for the first 200 ms. Readers hear the list's `aria-busy`. */
export function Skeleton({ kind }: { readonly kind: 'face' | 'lines' }) {
  return <span className={classNames(styles['skeleton'], styles[kind])} aria-hidden="true" />
}
