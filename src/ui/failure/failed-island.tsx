import { use } from 'react'
import { getBrowserTexts, getCurrentLocale } from '#ui/i18n/browser-texts.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLine } from '#ui/kit/feedback/notice.tsx'
import { isChunkLoadError, useFailureTools, type FailureTools } from './failure-tools.tsx'

const reloadDecisions = new WeakMap<Error, Promise<void>>()

/** Resolves once it is certain that the page does not reload. */
function getReloadDecision(error: Error, wasRetryPressed: boolean, failureTools: FailureTools): Promise<void> {
  const existingDecision = reloadDecisions.get(error)
  if (existingDecision) return existingDecision
  const newDecision = recoverUnlessBusy(wasRetryPressed, failureTools)
  reloadDecisions.set(error, newDecision)
  return newDecision
}

async function recoverUnlessBusy(wasRetryPressed: boolean, { isBusy, recoverPage }: FailureTools): Promise<void> {
  // A reload would hide the result of a submission, so it waits for Retry.
  if (isBusy() && !wasRetryPressed) return
  if (await recoverPage()) await new Promise<never>(() => undefined)
}

interface Props {
  readonly error: unknown
  readonly wasRetryPressed: boolean
  readonly popover: 'manual' | undefined
  readonly onRetry: () => void
}

/** Uses a native popover, because the island's styles may not have loaded. */
const showPopover = (element: HTMLElement | null) => {
  if (element?.popover) element.showPopover()
}

export function FailedIsland({ error, wasRetryPressed, popover, onRetry }: Props) {
  const failureTools = useFailureTools()
  if (error instanceof Error && isChunkLoadError(error)) use(getReloadDecision(error, wasRetryPressed, failureTools))
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
