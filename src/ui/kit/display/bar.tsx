import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './bar.module.css'

/** `share` is from 0 to 1. The bar is hidden from screen readers, because the number is beside it. */
export function Bar({ share, quiet = false }: { readonly share: number; readonly quiet?: boolean }) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
  return (
    <span className={classNames(styles['bar'], quiet && styles['quiet'])} aria-hidden="true">
      <svg width={width} />
    </span>
  )
}
