import { useTranslation } from 'react-i18next'
import type { Outcome } from '#application/outcome.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { Switch } from '#ui/kit/fields/switch.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { rememberCounted } from '#ui/user/own-profile.queries.ts'

interface Props {
  readonly counted: boolean
}

/** Whether somebody counts for their region on the about page: saved at once, apart from the form (R-about-statistics). */
export function RegionSwitch({ counted }: Props) {
  const { t } = useTranslation(['edit-about'])
  const { countRegion } = useUseCases()
  const save = async (on: boolean) => {
    const outcome = await countRegion(on)
    if (!outcome.ok) return sentenceOf(t, outcome.error)
    rememberCounted(on)
    return undefined
  }
  return (
    <Switch
      label={t('edit-about:region.label')}
      help={t('edit-about:region.help')}
      saved={counted}
      save={save}
      retry={t('edit-about:region.retry')}
    />
  )
}

type Failure = Extract<Outcome<unknown, { readonly _tag: string; readonly message?: string }>, { ok: false }>['error']

const sentenceOf = (t: Translate<'edit-about'>, { _tag, message }: Failure): string => {
  if (_tag === 'TooManyRequests') return t('edit-about:region.tooMany')
  if (_tag === 'SessionExpired' || _tag === 'NotSignedIn') return t('edit-about:region.expired')
  return message || t('edit-about:region.failed')
}
