import type { OwnProfileTexts } from '../i18n/own-profile-texts'
import { BusyButton } from '../kit/actions/busy-button'
import { FailedLine } from '../kit/feedback/notice'
import type { Retry } from './own-profile-states'

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
