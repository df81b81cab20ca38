import { use } from 'react'
import { browserTexts, currentLocale } from '../i18n/browser-texts'
import { Button } from '../kit/actions/button'
import { Icon } from '../kit/display/icon'
import { rotateCw } from '../kit/display/icons'
import { FailedLine } from '../kit/feedback/notice'
import { isChunkLoadError, useFailures, type Failures } from './failures'

const asked = new WeakMap<Error, Promise<void>>()

/** Resolves once it is known that the page stays; whoever waits for it goes on showing what stands in the island's place. */
function staying(error: Error, recoverPage: Failures['recoverPage']): Promise<void> {
  const known = asked.get(error)
  if (known) return known
  const answer = untilStaying(recoverPage)
  asked.set(error, answer)
  return answer
}

async function untilStaying(recoverPage: Failures['recoverPage']): Promise<void> {
  if (await recoverPage()) await new Promise<never>(() => undefined)
}

interface Props {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands where an island could not be shown. */
export function FailedIsland({ error, onRetry }: Props) {
  const { recoverPage } = useFailures()
  if (error instanceof Error && isChunkLoadError(error)) use(staying(error, recoverPage))
  const { island, retry } = browserTexts(currentLocale()).failed
  return (
    <div role="alert">
      <FailedLine text={island}>
        <Button kind="quiet" onPress={onRetry}>
          <Icon path={rotateCw} />
          {retry}
        </Button>
      </FailedLine>
    </div>
  )
}
