import { cityFrom, cityIn } from 'lvovich'
import type { Locale } from '#domain/shared/locale.ts'
import reviewed from './city-forms.json'

const grammar: Readonly<Record<Locale, Readonly<Record<'in' | 'of', (name: string) => string>>>> = {
  ru: { in: name => `${preposition(name)}\u00a0${forms(name).in}`, of: name => forms(name).of },
  en: { in: name => `in\u00a0${name}`, of: name => name },
}

/** 'в Казани', 'in Kazan': the city as a place, on one line with its preposition. Server only: it brings a dictionary. */
export const inCity = (name: string, locale: Locale): string => grammar[locale].in(name)

/** 'Казани' in 'все специалисты Казани'; English takes the name as it is. */
export const ofCity = (name: string, locale: Locale): string => grammar[locale].of(name)

interface Forms {
  readonly in: string
  readonly of: string
}

// Read by an editor, all of the catalogue's names: what neither the rules below nor the library inflect rightly.
const reviewedForms: ReadonlyMap<string, Forms> = new Map(Object.entries(reviewed.forms))
const reviewedPrepositions: ReadonlyMap<string, string> = new Map(Object.entries(reviewed.prepositions))

const forms = (name: string): Forms =>
  reviewedForms.get(name) ?? byRule(name) ?? { in: cityIn(name), of: cityFrom(name) }

// The library leaves 'Иваново' as it is, which is colloquial, and keeps the vowel of 'Череповец'.
const rules = [
  { ending: /(?<=[оеё]в|[иы]н)о$/, in: 'е', of: 'а' },
  { ending: /(?<=[^аеёиоуыэюя])ец$/, in: 'це', of: 'ца' },
] as const

const byRule = (name: string): Forms | undefined => {
  const rule = rules.find(({ ending }) => ending.test(name))
  return rule && { in: name.replace(rule.ending, rule.in), of: name.replace(rule.ending, rule.of) }
}

const preposition = (name: string): string =>
  reviewedPrepositions.get(name) ?? (/^[вф][^аеёиоуыэюя]/i.test(name) ? 'во' : 'в')
