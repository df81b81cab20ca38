import { localizePath } from '#application/routing/locale-path.ts'
import { registerRoute } from '#application/routing/guarded-routes.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useSessionHint } from '#ui/session/session-context.tsx'
import type { ReceiptProps } from './receipt.tsx'

export function ReceiptNotes({ locale, furtherOptions }: Pick<ReceiptProps, 'locale' | 'furtherOptions'>) {
  const { t } = useTranslation(['submission'])
  const hasUnfinishedRegistration = useSessionHint() === 'registering'
  if (!hasUnfinishedRegistration && !furtherOptions) return null
  return (
    <p className="small muted">
      {hasUnfinishedRegistration && (
        <>
          {t('submission:receipt.unfinished')}{' '}
          <a className="link" href={localizePath(locale, registerRoute.path)}>
            {t('submission:receipt.finish')}
          </a>
          {furtherOptions && <br />}
        </>
      )}
      {furtherOptions}
    </p>
  )
}
