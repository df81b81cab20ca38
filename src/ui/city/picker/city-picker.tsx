import { QueryClientProvider } from '@tanstack/react-query'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import type { CityPickerData } from './city-picker-data.ts'
import { PickerDialog } from './picker-dialog.tsx'
import type { ShownCity } from './shown-cities.ts'

/** Chooses a city out of all. The cities are links: choosing one follows its link, if it has one, and closes with that city. */
export function CityPicker(props: DialogProps<CityPickerData, ShownCity>) {
  return (
    <QueryClientProvider client={queryClient}>
      <PickerDialog {...props} />
    </QueryClientProvider>
  )
}
