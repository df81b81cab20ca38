import { useEffect, useState } from 'react'

/** Longer than the pause between two letters. */
const settleMs = 500

/**
 * Tells screen readers a text that may change with every letter, once it stays the same. The region exists before its text, so
 * that they announce it.
 */
export function Announcement({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span className="unseen" role="status">
      {text !== '' && settled}
    </span>
  )
}
