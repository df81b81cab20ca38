/**
 * A search result with the match, `[start, end)`, in bold. The key remounts the text when it changes, because a browser
 * that translates the page replaces text nodes, and React would keep updating the removed nodes.
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
