import { textPaths } from '#application/routing/texts.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button, ButtonLink } from '#ui/kit/actions/button.tsx'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { bell, x } from '#ui/kit/display/icons.ts'
import { share2 } from '#ui/kit/display/page-icons.ts'
import { BusySample } from '#ui/gallery/samples/form-samples.tsx'
import { type GallerySection, Specimen, Specimens } from '#ui/gallery/section.tsx'

interface Props {
  readonly locale: Locale
}

function Kinds({ locale }: Props) {
  const t = translator(locale)
  const kinds = [
    ['primary', t('gallery:buttons.primary')],
    ['secondary', t('gallery:buttons.secondary')],
    ['quiet', t('gallery:buttons.quiet')],
    ['danger', t('gallery:buttons.danger')],
  ] as const
  return kinds.map(([kind, text]) => (
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
  ))
}

function Busy({ locale }: Props) {
  const t = translator(locale)
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
  const t = translator(locale)
  return (
    <>
      <Kinds locale={locale} />
      <Busy locale={locale} />
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
        <a className="link" href={localePath(locale, textPaths['privacy-policy'])}>
          {t('gallery:buttons.link')}
        </a>
      </p>
    </>
  )
}

export const buttons: GallerySection = { id: 'buttons', heading: 'gallery:buttons.heading', Content: Buttons }
