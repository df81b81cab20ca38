import type { RefObject } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Notification } from '#domain/notification/notification.ts'
import { FailureLine, getTextTag } from '#ui/form/failure.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import type { useMarkRead } from './notifications.queries.ts'

interface MarkAllButtonProps {
  readonly items: readonly Notification[]
  readonly onPress: (ids: readonly string[]) => void
}

export function MarkAllButton({ items, onPress }: MarkAllButtonProps) {
  const { t } = useTranslation(['notifications'])
  const unreadIds = items.flatMap(({ id, readAt }) => (readAt === null ? [id] : []))
  if (unreadIds.length === 0) return null
  return (
    <Button kind="quiet" small flush onPress={() => onPress(unreadIds)}>
      <Icon path={check} />
      {t('notifications:markAll')}
    </Button>
  )
}

interface MarkingProps {
  readonly id: string
  readonly marking: ReturnType<typeof useMarkRead>
  /** Gets the focus on a retry, because the retry button disappears. */
  readonly heading: RefObject<HTMLElement | null>
}

export function MarkingStatus({ id, marking: { failure, retryAt, retry, isDone }, heading }: MarkingProps) {
  const { t } = useTranslation(['notifications'])
  return (
    <>
      <span className="visually-hidden" role="status">
        {isDone ? t('notifications:marked') : ''}
      </span>
      <FailureLine
        {...{ id, failure, retryAt }}
        getTexts={time => t('notifications:failure', { returnObjects: true, time })}
      >
        {failure && getTextTag(failure) !== 'Refused' && (
          <button
            className="bare link"
            type="button"
            onClick={() => {
              heading.current?.focus()
              retry()
            }}
          >
            {t('notifications:retry')}
          </button>
        )}
      </FailureLine>
    </>
  )
}
