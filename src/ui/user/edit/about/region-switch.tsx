import { toUnsent } from '#domain/shared/api-errors.ts'
import { getFailureText } from '#ui/form/failure.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { OptimisticSwitch } from '#ui/form/optimistic-switch.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { cacheAboutStatistics, cacheOwnProfile, isCachedUser } from '#ui/user/own-profile.queries.ts'

interface Props {
  readonly userId: number
  readonly isCounted: boolean
}

/** Saves at once, separately from the form (R-about-statistics). */
export function RegionSwitch({ userId, isCounted }: Props) {
  const { t } = useTranslation(['edit-about'])
  const { countRegion } = useUseCases()
  const checkUser = useUserCheck(userId)
  const save = async (isOn: boolean) => {
    const check = await checkUser()
    const outcome = check.ok ? await countRegion(isOn) : check
    if (!outcome.ok) return getFailureText(outcome.error, t('edit-about:region.failure', { returnObjects: true })).text
    await cacheAboutStatistics(userId, isOn)
    return undefined
  }
  return (
    <OptimisticSwitch
      label={t('edit-about:region.label')}
      help={t('edit-about:region.help')}
      savedValue={isCounted}
      save={save}
      retryLabel={t('edit-about:region.retry')}
    />
  )
}

/** The returned check fails if another user has signed in. Reading that user's profile opens their form. */
function useUserCheck(userId: number) {
  const { t } = useTranslation(['edit'])
  const { toasts } = useOverlays()
  const useCases = useUseCases()
  return async () => {
    if (isCachedUser(userId)) return { ok: true } as const
    const outcome = await useCases.viewOwnProfile()
    if (!outcome.ok) return { ok: false, error: toUnsent(outcome.error) } as const
    await cacheOwnProfile(useCases, outcome.value)
    if (outcome.value.user.id === userId) return { ok: true } as const
    toasts.show({ kind: 'error', text: t('edit:failure.OtherAuthor.text') })
    return { ok: false, error: { _tag: 'OtherAuthor' } } as const
  }
}
