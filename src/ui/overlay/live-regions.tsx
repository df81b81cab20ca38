const containerId = 'announcements'

/**
 * Live regions for the texts of toasts. The page has them from the start, because screen readers announce only changes
 * of existing regions. An open toast contains the regions.
 */
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
