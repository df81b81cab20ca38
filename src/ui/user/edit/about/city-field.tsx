import { useState, type Ref } from 'react'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { CityPicker } from '#ui/city/picker/city-picker.tsx'
import type { CityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { fetchCityBySlug, useCity } from '#ui/city/regions.queries.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { ButtonField } from '#ui/kit/fields/button-field.tsx'
import { loadOnPress } from '#ui/navigation/load-on-press.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useUseCases } from '#ui/use-cases.tsx'

interface Props {
  readonly id: string
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly locale: Locale
  readonly pickerTexts: CityPickerTexts
  readonly value: number | null
  readonly knownCity: City | null
  readonly error: string | undefined
  readonly onChoose: (id: number) => void
}

export function CityField({ id, ref, locale, pickerTexts, value, knownCity, error, onChoose }: Props) {
  const { t } = useTranslation(['edit-about'])
  const useCases = useUseCases()
  const { openDialog } = useOverlays()
  const [isFailed, setFailed] = useState(false)
  const isKnown = value === knownCity?.id
  const fetchedCity = useCity(locale, isKnown ? null : value)
  const city = isKnown ? knownCity : fetchedCity
  const openPicker = async (Picker: typeof CityPicker) => {
    const texts = { ...pickerTexts, heading: t('edit-about:city.dialog'), open: t('edit-about:city.open') }
    const pickedCity = await openDialog(Picker, { locale, texts, currentSlug: city?.slug })
    if (!pickedCity) return
    const loadedCity = await fetchCityBySlug(useCases, locale, pickedCity.slug)
    if (loadedCity) onChoose(loadedCity.id)
    else setFailed(true)
  }
  const loadPicker = () => {
    setFailed(false)
    loadOnPress(
      import('#ui/city/picker/city-picker.tsx'),
      module => openPicker(module.CityPicker),
      () => setFailed(true),
    )
  }
  return (
    <ButtonField
      id={id}
      ref={ref}
      label={t('edit-about:city.label')}
      help={t('edit-about:city.help')}
      emptyText={t('edit-about:city.none')}
      value={value === null ? undefined : (city?.name ?? t('edit-about:city.unnamed'))}
      error={isFailed ? t('edit-about:city.failed') : error}
      onPress={loadPicker}
    />
  )
}
