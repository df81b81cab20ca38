import { textPaths } from '../../../application/navigation/texts'
import { localePath } from '../../../application/navigation/locale-path'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import { Button, ButtonLink } from '../../kit/button'
import type { GallerySection } from '../section'
import { Specimen, Specimens } from '../specimens'

function Buttons({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  const kinds = [
    ['primary', t('gallery:buttons.primary')],
    ['secondary', t('gallery:buttons.secondary')],
    ['quiet', t('gallery:buttons.quiet')],
    ['danger', t('gallery:buttons.danger')],
  ] as const
  const help = localePath(locale, textPaths['privacy-policy'])
  return (
    <>
      {kinds.map(([kind, text]) => (
        <Specimens key={kind}>
          <Specimen caption={t('gallery:state.usual')}>
            <Button kind={kind}>{text}</Button>
          </Specimen>
          <Specimen caption={t('gallery:state.disabled')}>
            <Button kind={kind} disabled>
              {text}
            </Button>
          </Specimen>
          <Specimen caption={t('gallery:state.large')}>
            <Button kind={kind} large>
              {text}
            </Button>
          </Specimen>
          <Specimen caption={t('gallery:state.small')}>
            <Button kind={kind} small>
              {text}
            </Button>
          </Specimen>
        </Specimens>
      ))}
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
        <a className="link" href={help}>
          {t('gallery:buttons.link')}
        </a>
      </p>
    </>
  )
}

export const buttons: GallerySection = { id: 'buttons', heading: 'gallery:buttons.heading', Content: Buttons }
