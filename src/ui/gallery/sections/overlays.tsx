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
        ...t('gallery:overlays', { returnObjects: true, skipInterpolation: true }),
        retry: t('common:failed.retry'),
        text: t('gallery:sample.about'),
      }}
    />
  )
}

export const overlays: GallerySection = { id: 'overlays', heading: 'gallery:overlays.heading', Content: Overlays }
