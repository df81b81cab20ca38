import type { Locale } from '#domain/shared/locale.ts'
import { parseWhole } from '#domain/shared/whole-number.ts'
import { editLimits } from '#domain/user/edits.ts'
import { fillText } from '#ui/fill-text.ts'
import type { EditAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import { formatPrice } from '#ui/i18n/format-number.ts'
import type { FieldDescriptions } from '#ui/user/edit/edit-form.tsx'
import { bulleted, errorLine, rowLabel } from '#ui/user/edit/entries/entry-words.ts'
import type { AboutFields, SpecialityFields } from './about-fields.ts'

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

type Reading = { readonly [N in keyof AboutFields]: (value: AboutFields[N]) => string }

export interface Known {
  /** ISO 4217. */
  readonly currency: string
  readonly cityName: (id: number) => string | undefined
}

/** The values of the form in words, a line for each service: for whoever has to choose between two of them. Nothing is an empty text. */
export function parseAboutFields(locale: Locale, texts: EditAboutTexts, { currency, cityName }: Known): Reading {
  const { services } = texts
  const text = (value: string): string => value.trim()
  const price = ({ priceFrom, priceUnit }: SpecialityFields): string => {
    const amount = parseWhole(priceFrom, editLimits.price)
    if (amount === undefined) return priceFrom.trim()
    const words = [services.from, formatPrice(locale, amount, currency), priceUnit && services.unit[priceUnit]]
    return words.filter(Boolean).join(' ')
  }
  return {
    cityId: id => (id === null ? '' : (cityName(id) ?? texts.city.unnamed)),
    experienceYears: text,
    about: text,
    specialities: rows =>
      bulleted(
        rows.map((row, at) =>
          [row.name.trim() || fillText(services.list.entry, { number: String(at + 1) }), price(row)]
            .filter(Boolean)
            .join(', '),
        ),
      ),
  }
}
