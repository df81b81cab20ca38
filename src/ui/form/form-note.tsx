import { useRef } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'

interface Action {
  readonly text: string
  readonly kind?: 'quiet'
  readonly onPress: () => void
}

interface Props {
  readonly text: string | undefined
  readonly actions: readonly Action[]
}

/** The live region exists before its text, so that screen readers announce the text. */
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
                // The pressed button may disappear.
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
