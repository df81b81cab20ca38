import { ownProfileRoute, ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { splitLocale } from '#application/routing/split-locale.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { SignInRequest } from '#ui/session/session-context.tsx'

export interface LoginReason {
  /** Whether a form behind the dialog has unsent input. */
  readonly hasTypedText?: boolean
  readonly request?: SignInRequest | undefined
  readonly returnPath?: string | undefined
}

/** Undefined without an expired session, a form to send or an account page to open. */
export function useLoginNote(
  hint: SessionHint | undefined,
  { hasTypedText = false, request, returnPath }: LoginReason,
): string | undefined {
  const { t } = useTranslation(['session'])
  if (hint === 'expired') return hasTypedText ? t('session:expired') : t('session:expiredOnly')
  if (request) return request.note
  const page = returnPath === undefined ? undefined : findOwnPage(returnPath)
  return page && t('session:ownPage', { returnObjects: true })[page]
}

function findOwnPage(localizedPath: string): 'settings' | 'profile' | undefined {
  const [pathname = ''] = localizedPath.split(/[?#]/, 1)
  const { path } = splitLocale(pathname)
  const isAtOrBelow = (route: string) => path === route || path.startsWith(`${route}/`)
  if (isAtOrBelow(ownSettingsRoute.path)) return 'settings'
  return isAtOrBelow(ownProfileRoute.path) ? 'profile' : undefined
}
