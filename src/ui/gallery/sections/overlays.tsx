import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getOverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { OverlaySamples } from '#ui/gallery/overlay-samples.tsx'
import type { GallerySection } from '#ui/gallery/section.tsx'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock, FailedBlock, NoteLine, RetryLine, RetryLink } from '#ui/kit/feedback/notice.tsx'

function Notices({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
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
      <RetryLine text={t('gallery:notices.line')} retryText={retry} href="#notices" />
      <NoteLine text={t('gallery:notices.note')}>
        <ButtonLink kind="quiet" flush href="#notices">
          {t('gallery:notices.noteAction')}
        </ButtonLink>
      </NoteLine>
    </>
  )
}

export const notices: GallerySection = { id: 'notices', heading: 'gallery:notices.heading', Content: Notices }

function Overlays({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <OverlaySamples
      texts={{
        ...getOverlayTexts(locale),
        dialog: t('gallery:overlays.dialog'),
        form: t('gallery:overlays.form'),
        long: t('gallery:overlays.long'),
        over: t('gallery:overlays.over'),
        question: t('gallery:overlays.question'),
        questionText: t('gallery:overlays.questionText'),
        remove: t('gallery:overlays.remove'),
        keep: t('gallery:overlays.keep'),
        plainQuestion: t('gallery:overlays.plainQuestion'),
        leave: t('gallery:overlays.leave'),
        stay: t('gallery:overlays.stay'),
        success: t('gallery:overlays.success'),
        info: t('gallery:overlays.info'),
        error: t('gallery:overlays.error'),
        retry: t('common:failed.retry'),
        showSuccess: t('gallery:overlays.showSuccess'),
        showInfo: t('gallery:overlays.showInfo'),
        showError: t('gallery:overlays.showError'),
        menu: t('gallery:overlays.menu'),
        choices: [
          t('gallery:overlays.byRating'),
          t('gallery:overlays.byReviews'),
          t('gallery:overlays.byPrice'),
          t('gallery:overlays.byDate'),
        ],
        text: t('gallery:sample.about'),
        answered: t('gallery:overlays.answered', { skipInterpolation: true }),
      }}
    />
  )
}

export const overlays: GallerySection = { id: 'overlays', heading: 'gallery:overlays.heading', Content: Overlays }
