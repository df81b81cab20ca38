import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { type ButtonLook, getButtonClass } from '#ui/kit/actions/button.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'
import { type RequestTarget, getTargetKey } from './request-target.ts'

interface Props extends ButtonLook {
  readonly locale: Locale
  readonly target: RequestTarget
  /** Where it leads without script; otherwise to the page's own note. */
  readonly instead?: string
}

const withoutScript = 'request'
/** A profile has one note for all its forms (`FormsNote`). */
const formsNote = 'forms'

/** Opens the request form; without script it leads to what one can do instead. */
export function RequestLink({ locale, target, instead, ...look }: Props) {
  const t = translator(locale)
  return (
    <a
      className={getButtonClass(look)}
      href={instead ?? `#${target.specialist ? formsNote : withoutScript}`}
      data-form="request"
      data-target={getTargetKey(target)}
      data-known={JSON.stringify(target)}
    >
      {target.specialist ? t('service-request:heading') : t('service-request:leave')}
    </a>
  )
}

/** Once on a list that has the link: why nothing opens, and what to do. */
export function RequestWithoutScript({ locale }: Pick<Props, 'locale'>) {
  const t = translator(locale)
  return (
    <p className="small second unscripted" id={withoutScript}>
      {t('service-request:noScript')} {t('service-request:insteadOfList')}
    </p>
  )
}

/** Below a list: for who found nobody in it. */
export function RequestLine({ locale, target }: Pick<Props, 'locale' | 'target'>) {
  return (
    <>
      <NoteLine text={translator(locale)('service-request:nobodyFits')}>
        <RequestLink {...{ locale, target }} kind="quiet" flush />
      </NoteLine>
      <RequestWithoutScript locale={locale} />
    </>
  )
}
