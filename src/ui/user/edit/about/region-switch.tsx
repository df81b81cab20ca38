import { getFailureText } from '#ui/form/failure.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { OptimisticSwitch } from '#ui/form/optimistic-switch.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { cacheAboutStatistics, useOwnProfile } from '#ui/user/own-profile.queries.ts'

/** Saves at once, separately from the form (R-about-statistics). */
export function RegionSwitch({ isCounted }: { readonly isCounted: boolean }) {
  const { t } = useTranslation(['edit-about'])
  const { countRegion } = useUseCases()
  const { data } = useOwnProfile(false)
  const save = async (isOn: boolean) => {
    const outcome = await countRegion(isOn)
    if (!outcome.ok) return getFailureText(outcome.error, t('edit-about:region.failure', { returnObjects: true })).text
    await cacheAboutStatistics(isOn)
    return undefined
  }
  return (
    <OptimisticSwitch
      label={t('edit-about:region.label')}
      help={t('edit-about:region.help')}
      savedValue={isCounted}
      save={save}
      retryLabel={t('edit-about:region.retry')}
      // After a sign-in, until the user is known, this could change another user's data.
      disabled={data === undefined}
    />
  )
}
