import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import styles from './note.module.css'

export function Note({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <div className={styles['note']}>
      <Icon path={path} />
      <p>{children}</p>
    </div>
  )
}
