'use client'
import { useState } from 'react'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { getCardFacts, type CardTexts } from './card-facts.ts'
import { ProfileTiles } from './profile-cards.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

interface Props {
  readonly locale: Locale
  readonly cardTexts: CardTexts
  readonly texts: { readonly failed: string; readonly retry: string }
}

type State =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly profiles: readonly Profile[] }

export function RandomProfilesRetry({ locale, cardTexts, texts }: Props) {
  const { randomProfiles } = useUseCases()
  const [state, setState] = useState<State>({ status: 'failed' })
  const isWaiting = useMinimumDuration(state.status === 'loading')
  const retry = async () => {
    setState({ status: 'loading' })
    const outcome = await randomProfiles()
    setState(outcome.ok ? { status: 'loaded', profiles: outcome.value } : { status: 'failed' })
  }
  if (isWaiting) return <TileSkeletons />
  if (state.status === 'loaded')
    return <ProfileTiles cards={state.profiles.map(profile => getCardFacts(locale, cardTexts, profile))} />
  return (
    <div role="alert">
      <FailedLine text={texts.failed}>
        <Button kind="quiet" onPress={() => void retry()}>
          <Icon path={rotateCw} />
          {texts.retry}
        </Button>
      </FailedLine>
    </div>
  )
}
