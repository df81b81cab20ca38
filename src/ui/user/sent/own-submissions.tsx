import { Suspense, useEffect, useRef, useState } from 'react'
import type { SentEntry } from '#application/shared/sent-history.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import styles from './own-submissions.module.css'
import { SubmissionDate } from './submission-date.tsx'

interface Props {
  readonly locale: Locale
  /** Newest first; not empty. */
  readonly entries: readonly SentEntry[]
}

/** Limits the requests: each entry may read a profile. */
const maxInitialEntries = 20

const SubmissionList = createLazyIsland(async () => (await import('./submission-list.tsx')).SubmissionList)

export function OwnSubmissions({ locale, entries }: Props) {
  const { t } = useTranslation(['own-profile'])
  const [showsAll, setShowsAll] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The pressed button has disappeared, so the first added link takes the focus.
    if (showsAll) section.current?.querySelectorAll<HTMLElement>('li a')[maxInitialEntries]?.focus()
  }, [showsAll])
  const shownEntries = showsAll ? entries : entries.slice(0, maxInitialEntries)
  return (
    <section ref={section} aria-labelledby="sent">
      <h2 id="sent">{t('own-profile:sent.heading')}</h2>
      <Suspense fallback={<SubmissionsSkeleton locale={locale} entries={shownEntries} />}>
        <SubmissionList locale={locale} entries={shownEntries} />
      </Suspense>
      <div className={styles['footer']}>
        <p className="small quiet">{t('own-profile:sent.onDevice')}</p>
        {shownEntries.length < entries.length && (
          <Button kind="quiet" onPress={() => setShowsAll(true)}>
            {t('own-profile:sent.all', { count: entries.length })}
          </Button>
        )}
      </div>
    </section>
  )
}

const SubmissionsSkeleton = ({ locale, entries }: Props) => (
  <ul className={styles['entries']} aria-busy="true">
    {entries.map(({ form, target, sentAt }) => (
      <li key={`${form} ${target} ${sentAt}`}>
        <span className={styles['skeletonLine']}>
          <Skeleton kind="lines" />
        </span>
        <SubmissionDate locale={locale} sentAt={sentAt} />
      </li>
    ))}
  </ul>
)
