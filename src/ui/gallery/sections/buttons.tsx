import { privacyPolicyRoute } from '#application/routing/text-routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button, ButtonLink } from '#ui/kit/actions/button.tsx'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { bell, x } from '#ui/kit/display/icons.ts'
import { share2 } from '#ui/kit/display/page-icons.ts'
import { BusySample } from '#ui/gallery/samples/form-samples.tsx'
import { type GallerySection, Specimen, Specimens } from '#ui/gallery/section.tsx'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { Pagination } from '#ui/kit/layout/pagination.tsx'

interface Props {
  readonly locale: Locale
}

function ButtonKinds({ locale }: Props) {
  const t = getTranslator(locale)
  const kinds = [
    ['primary', t('gallery:buttons.primary')],
    ['secondary', t('gallery:buttons.secondary')],
    ['quiet', t('gallery:buttons.quiet')],
    ['danger', t('gallery:buttons.danger')],
  ] as const
  const states = [
    [t('gallery:state.usual'), {}],
    [t('gallery:state.disabled'), { disabled: true }],
    [t('gallery:state.large'), { large: true }],
    [t('gallery:state.small'), { small: true }],
  ] as const
  return kinds.map(([kind, text]) => (
    <Specimens key={kind}>
      {states.map(([caption, state]) => (
        <Specimen key={caption} caption={caption}>
          <Button kind={kind} {...state}>
            {text}
          </Button>
        </Specimen>
      ))}
    </Specimens>
  ))
}

function BusyAndIconButtons({ locale }: Props) {
  const t = getTranslator(locale)
  const busyText = t('gallery:buttons.busyText')
  const kinds = [
    ['primary', t('gallery:buttons.primary')],
    ['secondary', t('gallery:buttons.secondary')],
    ['quiet', t('gallery:buttons.quiet')],
  ] as const
  return (
    <Specimens>
      {kinds.map(([kind, text]) => (
        <Specimen key={kind} caption={t('gallery:buttons.busy')}>
          <BusyButton kind={kind} busy busyText={busyText}>
            {text}
          </BusyButton>
        </Specimen>
      ))}
      <Specimen caption={t('gallery:buttons.becomes')}>
        <BusySample text={t('gallery:buttons.wait')} busyText={busyText} />
      </Specimen>
      <Specimen caption={t('gallery:buttons.icons')}>
        <Specimens>
          <IconButton path={x} label={t('gallery:buttons.close')} />
          <IconButton path={share2} label={t('gallery:buttons.share')} />
          <IconButton path={bell} label={t('gallery:buttons.bell')} />
        </Specimens>
      </Specimen>
    </Specimens>
  )
}

function Buttons({ locale }: Props) {
  const t = getTranslator(locale)
  return (
    <>
      <ButtonKinds locale={locale} />
      <BusyAndIconButtons locale={locale} />
      <Specimens>
        <Specimen caption={t('gallery:state.link')}>
          <ButtonLink kind="primary" href="#buttons">
            {t('gallery:buttons.find')}
          </ButtonLink>
        </Specimen>
        <Specimen caption={t('gallery:state.flush')}>
          <ButtonLink kind="quiet" flush href="#buttons">
            {t('gallery:buttons.reset')}
          </ButtonLink>
        </Specimen>
      </Specimens>
      <p>
        {t('gallery:buttons.text')}
        <a className="link" href={localizePath(locale, privacyPolicyRoute.path)}>
          {t('gallery:buttons.link')}
        </a>
      </p>
    </>
  )
}

export const buttons: GallerySection = { id: 'buttons', heading: 'gallery:buttons.heading', Content: Buttons }

const perPage = 24
const lastPage = 13

function BreadcrumbsAndPages({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const samplePages = [
    [1, t('gallery:paths.first')],
    [6, t('gallery:paths.middle')],
    [lastPage, t('gallery:paths.last')],
  ] as const
  return (
    <>
      <Breadcrumbs
        label={t('gallery:paths.crumbs')}
        crumbs={[
          { name: t('gallery:sample.city'), href: '#paths' },
          { name: t('common:nav.specialists'), href: '#buttons' },
        ]}
        currentName={t('gallery:sample.speciality')}
      />
      {samplePages.map(([page, label]) => (
        <Pagination
          key={page}
          label={label}
          currentPage={page}
          lastPage={lastPage}
          getHref={() => '#paths'}
          texts={{
            previous: t('common:pagination.previous'),
            next: t('common:pagination.next'),
            getPageLabel: number => t('common:pagination.page', { page: number }),
          }}
          range={t('common:pagination.range', {
            from: (page - 1) * perPage + 1,
            to: page * perPage,
            total: lastPage * perPage,
          })}
        />
      ))}
    </>
  )
}

export const breadcrumbsAndPages: GallerySection = {
  id: 'paths',
  heading: 'gallery:paths.heading',
  Content: BreadcrumbsAndPages,
}
