import { useIsMounted } from '#ui/form/use-is-mounted.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { isFormOpen } from './use-reopen-offer.ts'

export function useResultAfterLeaving(reopen: () => void) {
  const { t } = useTranslation(['submission'])
  const { toasts } = useOverlays()
  const isMounted = useIsMounted()
  const showFailure = () =>
    toasts.show({
      kind: 'error',
      text: t('submission:failedAfterLeaving'),
      survivesNavigation: true,
      // While a form is open, no other one opens.
      ...(!isFormOpen() && { action: { text: t('submission:reopen'), run: reopenUnlessFormIsOpen } }),
    })
  const reopenUnlessFormIsOpen = () => (isFormOpen() ? showFailure() : reopen())
  return {
    hasLeft: () => !isMounted.current,
    showSuccess: () => toasts.show({ kind: 'success', text: t('submission:sentAfterLeaving') }),
    showFailure,
  }
}
