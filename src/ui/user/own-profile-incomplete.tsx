import type { OwnProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import type { Retry } from './own-profile-states.tsx'

interface Props {
  readonly texts: OwnProfileTexts
  readonly retry: Retry
}

/** Something of what was asked for did not come: it is said, and asked for again. */
export function Incomplete({ texts, retry: { isBusy, onPress } }: Props) {
  return (
    <div role="alert">
      <FailedLine text={`${texts.incomplete}. ${texts.incompleteText}`}>
        <BusyButton kind="quiet" busy={isBusy} busyText={texts.retrying} onPress={onPress}>
          {texts.retry}
        </BusyButton>
      </FailedLine>
    </div>
  )
}
