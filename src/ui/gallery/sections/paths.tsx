import { pageLinks } from '#domain/shared/pagination.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { Pagination } from '#ui/kit/layout/pagination.tsx'
import type { GallerySection } from '#ui/gallery/section.tsx'

const perPage = 24
const last = 13

function Paths({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const places = [
    [1, t('gallery:paths.first')],
    [6, t('gallery:paths.middle')],
    [last, t('gallery:paths.last')],
  ] as const
  return (
    <>
      <Breadcrumbs
        label={t('gallery:paths.crumbs')}
        crumbs={[
          { name: t('gallery:sample.city'), href: '#paths' },
          { name: t('common:nav.specialists'), href: '#buttons' },
        ]}
        current={t('gallery:sample.speciality')}
      />
      {places.map(([page, label]) => (
        <Pagination
          key={page}
          label={label}
          links={pageLinks(page, last)}
          current={page}
          last={last}
          href={() => '#paths'}
          texts={{
            previous: t('common:pagination.previous'),
            next: t('common:pagination.next'),
            page: number => t('common:pagination.page', { page: number }),
          }}
          range={t('common:pagination.range', {
            from: (page - 1) * perPage + 1,
            to: page * perPage,
            total: last * perPage,
          })}
        />
      ))}
    </>
  )
}

export const paths: GallerySection = { id: 'paths', heading: 'gallery:paths.heading', Content: Paths }
