import { useEffect, useEffectEvent } from 'react'

/** Reports false on unmount, so that the dialog does not stay locked. */
export function useBusyReport(isBusy: boolean, onBusyChange: (isBusy: boolean) => void) {
  const reportBusy = useEffectEvent(onBusyChange)
  useEffect(() => {
    reportBusy(isBusy)
    return () => reportBusy(false)
  }, [isBusy])
}
