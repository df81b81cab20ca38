import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button, ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock, FailedBlock } from '#ui/kit/feedback/notice.tsx'
import { registerPath } from '#ui/paths.ts'
import { useSession } from '#ui/session/session-context.tsx'

interface Props {
  readonly texts: OwnProfileTexts
}

/** The e-mail is verified, the account not yet created. */
export function Unfinished({ locale, texts }: Props & { readonly locale: Locale }) {
  return (
    <EmptyBlock heading={texts.unfinished} text={texts.unfinishedText}>
      <ButtonLink kind="primary" href={localePath(locale, registerPath)}>
        {texts.finish}
      </ButtonLink>
    </EmptyBlock>
  )
}

export function Expired({ texts }: Props) {
  const { askToSignIn } = useSession()
  return (
    <EmptyBlock heading={texts.expired} text={texts.expiredText}>
      <Button kind="primary" onPress={askToSignIn}>
        {texts.signIn}
      </Button>
    </EmptyBlock>
  )
}

export interface Retry {
  readonly isBusy: boolean
  readonly onPress: () => void
}

export function Failed({ texts, retry: { isBusy, onPress } }: Props & { readonly retry: Retry }) {
  return (
    <div role="alert">
      <FailedBlock heading={texts.failed} text={texts.failedText}>
        <BusyButton kind="primary" busy={isBusy} busyText={texts.retrying} onPress={onPress}>
          {texts.retry}
        </BusyButton>
      </FailedBlock>
    </div>
  )
}
