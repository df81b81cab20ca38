import type { Locale } from '../../../../domain/shared/locale'
import type { EditAboutTexts } from '../../../i18n/edit-about-texts'
import type { FieldDescriptions } from '../edit-form'
import { errorLine } from '../entries/error-line'
import { rowLabel } from '../entries/row-label'
import type { AboutFields } from './about-fields'
import { parseAboutFields, type Known } from './parse-about-fields'

/** How the fields are called and read where they are spoken of. */
export function aboutFieldDescriptions(
  locale: Locale,
  texts: EditAboutTexts,
  known: Known,
): FieldDescriptions<AboutFields> {
  const { city, experience, about, services } = texts
  const labels = new Map([
    ['cityId', city.label],
    ['experienceYears', experience.label],
    ['about', about.label],
    ['specialities', services.heading],
  ])
  const ofRow = rowLabel('specialities', services.list.entry, {
    categoryId: services.category.label,
    name: services.name.label,
    priceFrom: services.price.spoken,
    priceUnit: services.unit.label,
  })
  const reading = parseAboutFields(locale, texts, known)
  return {
    label: field => labels.get(field) ?? field,
    value: (field, fields) => {
      if (field === 'cityId') return reading.cityId(fields.cityId)
      if (field === 'specialities') return reading.specialities(fields.specialities)
      return field === 'about' || field === 'experienceYears' ? reading[field](fields[field]) : ''
    },
    line: (path, text) => errorLine(labels.get(path) ?? ofRow(path), text),
  }
}
