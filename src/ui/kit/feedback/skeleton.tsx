import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './skeleton.module.css'

/** Invisible for the first 200 ms. The element around the skeleton must be `aria-busy`. */
export function Skeleton({ kind }: { readonly kind: 'avatar' | 'lines' }) {
  return <span className={classNames(styles['skeleton'], styles[kind])} aria-hidden="true" />
}
