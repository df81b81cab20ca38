import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { type ButtonLook, getButtonClass } from '#ui/kit/actions/button.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'
import { type RequestTarget, getTargetKey } from './request-target.ts'

interface Props extends ButtonLook {
  readonly locale: Locale
  readonly target: RequestTarget
  /** Without JavaScript; by default a note on the page. */
  readonly fallbackHref?: string
}

/** On a profile, the note of all forms (`FormsNote`) has this id. */
const noScriptNoteId = 'request'

export function RequestLink({ locale, target, fallbackHref, ...buttonProps }: Props) {
  const t = getTranslator(locale)
  return (
    <a
      className={getButtonClass(buttonProps)}
      href={fallbackHref ?? `#${noScriptNoteId}`}
      data-form="request"
      data-target={getTargetKey(target)}
      data-request={JSON.stringify(target)}
    >
      {t('service-request:heading')}
    </a>
  )
}

/** Render it once per page, because request links point to its id. */
export function RequestNoScriptNote({ locale }: Pick<Props, 'locale'>) {
  const t = getTranslator(locale)
  return (
    <p className="small muted no-js" id={noScriptNoteId}>
      {t('service-request:noScript')} {t('service-request:insteadOfList')}
    </p>
  )
}

export function RequestLine({ locale, target }: Pick<Props, 'locale' | 'target'>) {
  return (
    <>
      <NoteLine text={getTranslator(locale)('service-request:nobodyFits')}>
        <RequestLink {...{ locale, target }} kind="quiet" flush />
      </NoteLine>
      <RequestNoScriptNote locale={locale} />
    </>
  )
}
