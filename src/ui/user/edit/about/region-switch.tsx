import type { Outcome } from '#application/outcome.ts'
import type { EditAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import { Switch } from '#ui/kit/fields/switch.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { rememberCounted } from '#ui/user/own-profile.queries.ts'

interface Props {
  readonly texts: EditAboutTexts['region']
  readonly counted: boolean
}

/** Whether somebody counts for their region on the about page: saved at once, apart from the form (R-about-statistics). */
export function RegionSwitch({ texts, counted }: Props) {
  const { countRegion } = useUseCases()
  const save = async (on: boolean) => {
    const outcome = await countRegion(on)
    if (!outcome.ok) return sentenceOf(texts, outcome.error)
    rememberCounted(on)
    return undefined
  }
  return <Switch label={texts.label} help={texts.help} saved={counted} save={save} retry={texts.retry} />
}

type Failure = Extract<Outcome<unknown, { readonly _tag: string; readonly message?: string }>, { ok: false }>['error']

const sentenceOf = (texts: Props['texts'], { _tag, message }: Failure): string => {
  if (_tag === 'TooManyRequests') return texts.tooMany
  if (_tag === 'SessionExpired' || _tag === 'NotSignedIn') return texts.expired
  return message || texts.failed
}
