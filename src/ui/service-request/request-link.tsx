import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { type ButtonLook, getButtonClass } from '#ui/kit/actions/button.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'
import { type RequestTarget, getTargetKey } from './request-target.ts'

interface Props extends ButtonLook {
  readonly locale: Locale
  readonly target: RequestTarget
  /** The target without script; by default the page's note. */
  readonly instead?: string
}

/** A profile has one note for all forms (`FormsNote`). */
const withoutScript = 'request'

/** Opens the request form; without script it leads to the alternatives. */
export function RequestLink({ locale, target, instead, ...look }: Props) {
  const t = getTranslator(locale)
  return (
    <a
      className={getButtonClass(look)}
      href={instead ?? `#${withoutScript}`}
      data-form="request"
      data-target={getTargetKey(target)}
      data-known={JSON.stringify(target)}
    >
      {t('service-request:heading')}
    </a>
  )
}

/** Shown once per list: explains why the form needs script, and the alternatives. */
export function RequestWithoutScript({ locale }: Pick<Props, 'locale'>) {
  const t = getTranslator(locale)
  return (
    <p className="small second unscripted" id={withoutScript}>
      {t('service-request:noScript')} {t('service-request:insteadOfList')}
    </p>
  )
}

/** Shown below a list. */
export function RequestLine({ locale, target }: Pick<Props, 'locale' | 'target'>) {
  return (
    <>
      <NoteLine text={getTranslator(locale)('service-request:nobodyFits')}>
        <RequestLink {...{ locale, target }} kind="quiet" flush />
      </NoteLine>
      <RequestWithoutScript locale={locale} />
    </>
  )
}
