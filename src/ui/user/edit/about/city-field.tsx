import { useState, type Ref } from 'react'
import type { City } from '../../../../domain/city/city'
import type { Locale } from '../../../../domain/shared/locale'
import type { CityPickerTexts } from '../../../city/picker/city-picker-texts'
import { cityOf, useCity } from '../../../city/regions.queries'
import type { EditAboutTexts } from '../../../i18n/edit-about-texts'
import { ButtonField } from '../../../kit/fields/button-field'
import { useOverlays } from '../../../overlay/overlays'
import { useUseCases } from '../../../use-cases'

interface Props {
  readonly id: string
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly locale: Locale
  readonly texts: EditAboutTexts['city']
  readonly picker: CityPickerTexts
  /** Its id. */
  readonly value: number | null
  /** A city whose name needs no asking. */
  readonly known: City | null
  readonly error: string | undefined
  readonly onChoose: (id: number) => void
}

/** Where somebody works, out of all cities. */
export function CityField({ id, ref, locale, texts, picker, value, known, error, onChoose }: Props) {
  const useCases = useUseCases()
  const { openDialog } = useOverlays()
  const [isFailed, setFailed] = useState(false)
  const isKnown = value === known?.id
  const found = useCity(locale, isKnown ? null : value)
  const city = isKnown ? known : found
  const choose = async () => {
    setFailed(false)
    const file = await import('../../../city/picker/city-picker').catch(() => undefined)
    if (!file) return setFailed(true)
    const pickerTexts = { ...picker, heading: texts.dialog, open: texts.open }
    const shown = await openDialog(file.CityPicker, { locale, texts: pickerTexts, current: city?.slug })
    if (!shown) return
    const chosen = await cityOf(useCases, locale, shown.slug)
    if (chosen) onChoose(chosen.id)
    else setFailed(true)
  }
  return (
    <ButtonField
      id={id}
      ref={ref}
      label={texts.label}
      help={texts.help}
      none={texts.none}
      value={value === null ? undefined : (city?.name ?? texts.unnamed)}
      error={isFailed ? texts.failed : error}
      onPress={() => void choose()}
    />
  )
}
