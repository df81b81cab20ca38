import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { PhotoStrip } from './photo-strip.tsx'

/** What a specialist shows of their work. */
export function Photos({ locale, profile: { photos } }: { readonly locale: Locale; readonly profile: Profile }) {
  if (photos.length === 0) return null
  const t = translator(locale)
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{t('profile:photos')}</h2>
      <PhotoStrip
        photos={photos}
        texts={{
          photo: t('profile:photo', { skipInterpolation: true }),
          of: t('profile:photoOf', { skipInterpolation: true }),
          previous: t('profile:photoPrevious'),
          next: t('profile:photoNext'),
          close: t('common:overlay.close'),
        }}
      />
    </section>
  )
}
