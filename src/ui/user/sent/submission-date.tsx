import type { SentEntry } from '#application/shared/sent-history.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatDateTime } from '#ui/i18n/format-date.ts'

interface Props extends Pick<SentEntry, 'sentAt'> {
  readonly locale: Locale
}

export const SubmissionDate = ({ locale, sentAt }: Props) => (
  <span className="small muted">{formatDateTime(locale, new Date(sentAt).toISOString())}</span>
)
