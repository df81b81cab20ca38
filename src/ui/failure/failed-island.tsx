import { use } from 'react'
import { getBrowserTexts, getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { isChunkLoadError, useFailures, type Failures } from './failures.tsx'

const decisions = new WeakMap<Error, Promise<void>>()

/** Resolves once the page is known not to reload; until then the island's fallback stays. */
function getReloadDecision(error: Error, isAsked: boolean, failures: Failures): Promise<void> {
  const known = decisions.get(error)
  if (known) return known
  const answer = decideReload(isAsked, failures)
  decisions.set(error, answer)
  return answer
}

async function decideReload(isAsked: boolean, { isBusy, recoverPage }: Failures): Promise<void> {
  // Reloading during a submission would hide whether it succeeded.
  if (isBusy() && !isAsked) return
  if (await recoverPage()) await new Promise<never>(() => undefined)
}

interface Props {
  readonly error: unknown
  /** Whether Retry was pressed. */
  readonly isAsked: boolean
  readonly popover: 'manual' | undefined
  readonly onRetry: () => void
}

/** Uses a native popover, because the island's styles may not have loaded. */
const showPopover = (element: HTMLElement | null) => {
  if (element?.popover) element.showPopover()
}

export function FailedIsland({ error, isAsked, popover, onRetry }: Props) {
  const failures = useFailures()
  if (error instanceof Error && isChunkLoadError(error)) use(getReloadDecision(error, isAsked, failures))
  const { island, retry } = getBrowserTexts(getCurrentLocale()).failed
  return (
    <div ref={showPopover} role="alert" popover={popover}>
      <FailedLine text={island}>
        <Button kind="quiet" onPress={onRetry}>
          <Icon path={rotateCw} />
          {retry}
        </Button>
      </FailedLine>
    </div>
  )
}
