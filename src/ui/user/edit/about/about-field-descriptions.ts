import type { Locale } from '#domain/shared/locale.ts'
import type { EditAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import type { FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { errorLine } from '#ui/user/edit/entries/error-line.ts'
import { rowLabel } from '#ui/user/edit/entries/row-label.ts'
import type { AboutFields } from './about-fields.ts'
import { parseAboutFields, type Known } from './parse-about-fields.ts'

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
