import { useEffect, useState } from 'react'

/** Must be longer than the pause between two keystrokes. */
const debounceMs = 500

export function Announcement({ text }: { readonly text: string }) {
  const [debouncedText, setDebouncedText] = useState('')
  // A cleared text must not stay until the debounce ends.
  if (text === '' && debouncedText !== '') setDebouncedText('')
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="visually-hidden" role="status">
      {debouncedText}
    </span>
  )
}
