import type { ComponentProps } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import styles from './icon-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'children' | 'onClick'> {
  readonly path: string
  readonly label: string
  readonly onPress?: () => void
}

export function IconButton({ path, label, onPress, ...nativeProps }: Props) {
  return (
    <button {...nativeProps} className={styles['button']} type="button" aria-label={label} onClick={onPress}>
      <Icon path={path} />
    </button>
  )
}
