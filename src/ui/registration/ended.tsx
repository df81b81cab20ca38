import { useEffect } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { ownProfilePath } from '#ui/paths.ts'
import type { StepProps } from './step.ts'
import styles from './wizard.module.css'

/** Says how it ended, should one's own profile be slow to come. That there was an account before is said there, too. */
export function Ended({ locale, texts: { ended }, snapshot, heading }: StepProps) {
  const { toasts } = useOverlays()
  const isKnown = snapshot.matches('known')
  useEffect(() => {
    if (isKnown) toasts.show({ kind: 'info', text: ended.known, life: 'none' })
  }, [isKnown, ended, toasts])
  return (
    <div className={styles['form']}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {ended.heading}
        </h1>
        <p className={styles['lead']}>{isKnown ? ended.known : ended.text}</p>
      </div>
      <ButtonLink kind="primary" large href={localePath(locale, ownProfilePath)}>
        {ended.toProfile}
      </ButtonLink>
    </div>
  )
}
