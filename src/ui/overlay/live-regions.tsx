const containerId = 'announcements'

/** The regions are always in the page, because screen readers announce only changes of existing regions. */
export function LiveRegions() {
  return (
    <div id={containerId}>
      <span>
        <span role="status" />
        <span role="alert" />
      </span>
    </div>
  )
}

export const findLiveRegions = (): Element | null => document.querySelector(`#${containerId} > span`)
