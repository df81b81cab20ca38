'use client'
import { useState } from 'react'
import type { Profile } from '../../../domain/profile/profile'
import type { Locale } from '../../../domain/shared/locale'
import { Button } from '../../kit/actions/button'
import { Icon } from '../../kit/display/icon'
import { rotateCw } from '../../kit/display/icons'
import { FailedLine } from '../../kit/feedback/notice'
import { useMinimumDuration } from '../../kit/feedback/use-minimum-duration'
import { useUseCases } from '../../use-cases'
import { cardFacts, type CardTexts } from './card-facts'
import { ProfileTiles } from './profile-tile'
import { TileSkeletons } from './tile-skeletons'

interface Props {
  readonly locale: Locale
  readonly cards: CardTexts
  readonly texts: { readonly failed: string; readonly retry: string }
}

type State =
  | { readonly is: 'failed' }
  | { readonly is: 'loading' }
  | { readonly is: 'loaded'; readonly profiles: readonly Profile[] }

/** Stands where the random specialists did not load, and asks for them again. */
export function RandomProfilesRetry({ locale, cards, texts }: Props) {
  const { randomProfiles } = useUseCases()
  const [state, setState] = useState<State>({ is: 'failed' })
  const waiting = useMinimumDuration(state.is === 'loading')
  const retry = async () => {
    setState({ is: 'loading' })
    const outcome = await randomProfiles()
    setState(outcome.ok ? { is: 'loaded', profiles: outcome.value } : { is: 'failed' })
  }
  if (waiting) return <TileSkeletons />
  if (state.is === 'loaded')
    return <ProfileTiles all={state.profiles.map(profile => cardFacts(locale, cards, profile))} />
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
