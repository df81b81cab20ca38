import { useRef } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'

interface Action {
  readonly text: string
  readonly kind?: 'quiet'
  readonly onPress: () => void
}

interface Props {
  /** Undefined for an empty region. */
  readonly text: string | undefined
  readonly actions: readonly Action[]
}

/**
 * A live region above the fields, for messages about a draft. It exists before its text, so that screen readers
 * announce the text. A pressed button may disappear, so the focus moves to the region.
 */
export function FormNote({ text, actions }: Props) {
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} role="status" tabIndex={-1} className={text === undefined ? 'visually-hidden' : undefined}>
      {text !== undefined && (
        <NoteLine text={text}>
          {actions.map(({ text: label, kind, onPress }) => (
            <Button
              key={label}
              {...(kind && { kind })}
              onPress={() => {
                region.current?.focus()
                onPress()
              }}
            >
              {label}
            </Button>
          ))}
        </NoteLine>
      )}
    </div>
  )
}
