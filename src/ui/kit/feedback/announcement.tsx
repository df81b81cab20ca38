import { useEffect, useState } from 'react'

/** Must be longer than the pause between two keystrokes. */
const debounceMs = 500

/**
 * Announces text that may change with every keystroke, once it stops changing. The live region is rendered before its
 * text, so that screen readers announce the text.
 */
export function Announcement({ text }: { readonly text: string }) {
  const [debouncedText, setDebouncedText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="visually-hidden" role="status">
      {text !== '' && debouncedText}
    </span>
  )
}
