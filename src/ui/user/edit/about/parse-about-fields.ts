import type { Locale } from '#domain/shared/locale.ts'
import { parseWhole } from '#domain/shared/whole-number.ts'
import { editLimits } from '#domain/user/edit-limits.ts'
import { fillText } from '#ui/fill-text.ts'
import type { EditAboutTexts } from '#ui/i18n/edit-about-texts.ts'
import { formatPrice } from '#ui/i18n/format-number.ts'
import { bulleted } from '#ui/user/edit/entries/bulleted.ts'
import type { AboutFields, SpecialityFields } from './about-fields.ts'

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
