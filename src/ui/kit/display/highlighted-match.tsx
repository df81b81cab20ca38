/** A search result with the match, `[start, end)`, in bold. */
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
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  )
}
