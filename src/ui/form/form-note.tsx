import { useRef } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'

interface Action {
  readonly text: string
  readonly kind?: 'quiet'
  readonly onPress: () => void
}

interface Props {
  /** Undefined while there is nothing to say. */
  readonly text: string | undefined
  readonly actions: readonly Action[]
}

/**
 * What a form says of a draft, above its fields. The region stays while it is empty: screen readers announce what appears in one
 * they know. A pressed button may go away, so the focus moves to the region: the next stop is the first field.
 */
export function FormNote({ text, actions }: Props) {
  const region = useRef<HTMLDivElement>(null)
  return (
    <div ref={region} role="status" tabIndex={-1} className={text === undefined ? 'unseen' : undefined}>
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
