const id = 'announcements'

/**
 * Takes the text of every toast. In the page from the start, because screen readers announce only changes of regions that exist
 * already. The regions move into the toast that is shown.
 */
export function LiveRegions() {
  return (
    <div id={id}>
      <span>
        <span role="status" />
        <span role="alert" />
      </span>
    </div>
  )
}

export const findLiveRegions = (): Element | null => document.querySelector(`#${id} > span`)
