import { currentLocale } from '#ui/i18n/browser-texts.ts'
import { newBuildTexts } from '#ui/i18n/new-build-texts.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import styles from './new-build-notice.module.css'

export interface NewBuildNoticeProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

/** For visitors with unsent text when a new build is out. It overlays the page without a layout shift. */
export function NewBuildNotice({ onReload, onLater }: NewBuildNoticeProps) {
  const { text, reload, later } = newBuildTexts[currentLocale()]
  return (
    <div className={styles['notice']}>
      <p>{text}</p>
      <div className={styles['actions']}>
        <Button onPress={onReload}>{reload}</Button>
        <Button kind="quiet" onPress={onLater}>
          {later}
        </Button>
      </div>
    </div>
  )
}
