/**
 * A search result with the match, `[start, end)`, in bold. The key renders it anew when it changes: a browser that translates the page
 * replaces text nodes, and React would go on changing the removed ones.
 */
export function HighlightedMatch({
  text,
  start,
  end,
}: {
  readonly text: string
  readonly start: number
  readonly end: number
}) {
  return (
    <span key={`${start} ${end} ${text}`}>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  )
}
