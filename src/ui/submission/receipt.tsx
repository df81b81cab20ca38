import { useEffect, useRef, type ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { formatDateTime } from '#ui/i18n/format-date.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleCheck } from '#ui/kit/display/icons.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import styles from './receipt.module.css'

interface Row {
  readonly label: string
  readonly value: string
}

export interface ReceiptProps {
  readonly locale: Locale
  readonly heading: string
  readonly lead: string
  readonly recipient: string
  /** Unix time in milliseconds. */
  readonly sentAt: number
  /** Rows with an empty value are omitted. */
  readonly rows: readonly Row[]
  readonly furtherOptions?: ReactNode
  readonly backText: string
  readonly onBack: () => void
}

export function Receipt({
  locale,
  heading,
  lead,
  recipient,
  sentAt,
  rows,
  furtherOptions,
  backText,
  onBack,
}: ReceiptProps) {
  const { t } = useTranslation(['submission'])
  const { toasts } = useOverlays()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus(), [])
  const time = formatDateTime(locale, new Date(sentAt).toISOString())
  const allRows = [
    { label: t('submission:receipt.to'), value: recipient },
    ...rows.filter(({ value }) => value !== ''),
    { label: t('submission:receipt.at'), value: t('submission:receipt.moscow', { time }) },
  ]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        [heading, ...allRows.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
      )
      toasts.show({ kind: 'success', text: t('submission:receipt.copied') })
    } catch {
      toasts.show({ kind: 'error', text: t('submission:receipt.copyFailed') })
    }
  }
  return (
    <div ref={container} className={styles['receipt']} role="group" aria-label={heading} tabIndex={-1}>
      <p className={styles['lead']}>
        <Icon path={circleCheck} />
        <span>{markRussian(locale, lead)}</span>
      </p>
      <dl className={styles['rows']}>
        {allRows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{markRussian(locale, value)}</dd>
          </div>
        ))}
      </dl>
      {furtherOptions}
      <div className={`js-only ${styles['actions']}`}>
        <Button onPress={onBack}>{backText}</Button>
        <Button kind="quiet" flush onPress={() => void copy()}>
          {t('submission:receipt.copy')}
        </Button>
        <Button kind="quiet" flush onPress={() => print()}>
          {t('submission:receipt.print')}
        </Button>
      </div>
    </div>
  )
}
