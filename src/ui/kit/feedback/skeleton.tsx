import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './skeleton.module.css'

/** A placeholder for content that is loading; invisible for the first 200 ms. The element around it is `aria-busy`. */
export function Skeleton({ kind }: { readonly kind: 'avatar' | 'lines' }) {
  return <span className={classNames(styles['skeleton'], styles[kind])} aria-hidden="true" />
}
