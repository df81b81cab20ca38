import { getFailureText } from '#ui/form/failure.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { SavedSwitch } from '#ui/form/saved-switch.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { cacheAboutStatistics } from '#ui/user/own-profile.queries.ts'

interface Props {
  readonly counted: boolean
}

/** Includes the profile in the statistics of its region (R-about-statistics). Saved at once, separately from the form. */
export function RegionSwitch({ counted }: Props) {
  const { t } = useTranslation(['edit-about'])
  const { countRegion } = useUseCases()
  const save = async (on: boolean) => {
    const outcome = await countRegion(on)
    if (!outcome.ok) return getFailureText(outcome.error, t('edit-about:region.failure', { returnObjects: true })).text
    cacheAboutStatistics(on)
    return undefined
  }
  return (
    <SavedSwitch
      label={t('edit-about:region.label')}
      help={t('edit-about:region.help')}
      saved={counted}
      save={save}
      retryLabel={t('edit-about:region.retry')}
    />
  )
}
