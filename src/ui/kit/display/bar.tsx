import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './bar.module.css'

/** A share of the whole (0 to 1), drawn as a bar. Decorative: the number is beside the bar. */
export function Bar({ share, quiet = false }: { readonly share: number; readonly quiet?: boolean }) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
  return (
    <span className={classNames(styles['bar'], quiet && styles['quiet'])} aria-hidden="true">
      <svg width={width} />
    </span>
  )
}
