import { QueryClientProvider } from '@tanstack/react-query'
import type { DialogProps } from '../../overlay/dialogs'
import { queryClient } from '../../query-client'
import type { CityPickerData } from './city-picker-data'
import { PickerDialog } from './picker-dialog'
import type { ShownCity } from './shown-cities'

/** Chooses a city out of all. The cities are links: choosing one follows its link, if it has one, and closes with that city. */
export function CityPicker(props: DialogProps<CityPickerData, ShownCity>) {
  return (
    <QueryClientProvider client={queryClient}>
      <PickerDialog {...props} />
    </QueryClientProvider>
  )
}
