import { localePath } from '#application/routing/locale-path.ts'
import { registerRoute } from '#application/routing/own-routes.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useSessionHint } from '#ui/session/session-context.tsx'
import type { ReceiptProps } from './receipt.tsx'

/** Reminds a visitor who left the account for later. */
export function ReceiptNotes({ locale, more }: Pick<ReceiptProps, 'locale' | 'more'>) {
  const { t } = useTranslation(['submission'])
  const isUnfinished = useSessionHint() === 'registering'
  if (!isUnfinished) return more
  return (
    <>
      {t('submission:receipt.unfinished')}{' '}
      <a className="link" href={localePath(locale, registerRoute.path)}>
        {t('submission:receipt.finish')}
      </a>
      {more && <br />}
      {more}
    </>
  )
}
