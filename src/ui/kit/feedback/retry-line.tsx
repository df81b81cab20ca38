import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/icons.ts'
import { FailedLine } from './notice.tsx'

/** A block that did not load, and the way to ask for the page again; works without script. */
export function RetryLine({
  text,
  retry,
  href,
}: {
  readonly text: string
  readonly retry: string
  readonly href: string
}) {
  return (
    <FailedLine text={text}>
      <RetryLink kind="quiet" text={retry} href={href} />
    </FailedLine>
  )
}

interface RetryProps {
  readonly kind: 'primary' | 'quiet'
  readonly large?: boolean
  readonly text: string
  readonly href: string
}

export function RetryLink({ kind, large = false, text, href }: RetryProps) {
  return (
    <ButtonLink kind={kind} large={large} href={href}>
      <Icon path={rotateCw} />
      {text}
    </ButtonLink>
  )
}
