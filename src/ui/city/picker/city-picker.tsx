import { QueryClientProvider } from '@tanstack/react-query'
import type { Locale } from '../../../domain/shared/locale'
import type { DialogProps } from '../../overlay/dialogs'
import { queryClient } from '../../query-client'
import type { CityPickerTexts } from './city-picker-texts'
import { PickerDialog } from './picker-dialog'
import type { ShownCity } from './shown-cities'

export interface CityPickerData {
  readonly locale: Locale
  readonly texts: CityPickerTexts
  /** The slug of the city that is on now. */
  readonly current: string | undefined
  readonly hrefOf: (slug: string) => string
}

/** Chooses a city out of all. The cities are links: choosing one follows its link, and closes with that city. */
export function CityPicker(props: DialogProps<CityPickerData, ShownCity>) {
  return (
    <QueryClientProvider client={queryClient}>
      <PickerDialog {...props} />
    </QueryClientProvider>
  )
}
