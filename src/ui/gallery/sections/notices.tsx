import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock, FailedBlock, NoteLine, RetryLine, RetryLink } from '#ui/kit/feedback/notice.tsx'
import type { GallerySection } from '#ui/gallery/section.tsx'

function Notices({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const retry = t('common:failed.retry')
  return (
    <>
      <EmptyBlock heading={t('gallery:notices.empty')} text={t('gallery:notices.emptyText')}>
        <ButtonLink kind="primary" href="#notices">
          {t('gallery:notices.emptyAction')}
        </ButtonLink>
      </EmptyBlock>
      <FailedBlock heading={t('gallery:notices.failed')} text={t('gallery:notices.failedText')}>
        <RetryLink kind="primary" text={retry} href="#notices" />
        <ButtonLink href="#notices">{t('gallery:notices.emptyAction')}</ButtonLink>
      </FailedBlock>
      <RetryLine text={t('gallery:notices.line')} retry={retry} href="#notices" />
      <NoteLine text={t('gallery:notices.note')}>
        <ButtonLink kind="quiet" href="#notices">
          {t('gallery:notices.noteAction')}
        </ButtonLink>
      </NoteLine>
    </>
  )
}

export const notices: GallerySection = { id: 'notices', heading: 'gallery:notices.heading', Content: Notices }
