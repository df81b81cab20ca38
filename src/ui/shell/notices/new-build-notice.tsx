import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import styles from './new-build-notice.module.css'

export interface NewBuildNoticeProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

export function NewBuildNotice({ onReload, onLater }: NewBuildNoticeProps) {
  const { t } = useTranslation(['new-build'])
  return (
    <div className={styles['notice']}>
      <p>{t('new-build:text')}</p>
      <div className={styles['actions']}>
        <Button onPress={onReload}>{t('new-build:reload')}</Button>
        <Button kind="quiet" onPress={onLater}>
          {t('new-build:later')}
        </Button>
      </div>
    </div>
  )
}
