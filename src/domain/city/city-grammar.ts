import { cityFrom, cityIn, cityTo } from 'lvovich'
import type { Locale } from '#domain/shared/locale.ts'
import cityForms from './city-forms.json'

const formatters: Readonly<Record<Locale, Readonly<Record<'locative' | 'genitive', (name: string) => string>>>> = {
  ru: {
    locative: name => `${getPreposition(name)}\u00a0${inflect(name).locative}`,
    genitive: name => inflect(name).genitive,
  },
  en: { locative: name => `in\u00a0${name}`, genitive: name => name },
}

/** 'в Казани', with a non-breaking space. Server only, because it loads a dictionary. */
export const formatCityLocative = (name: string, locale: Locale): string => formatters[locale].locative(name)

export const formatCityGenitive = (name: string, locale: Locale): string => formatters[locale].genitive(name)

const isRussian = (name: string): boolean => /^[\u0400-\u04ff]/.test(name)

export const getInflectedNames = (name: string): readonly string[] => {
  if (!isRussian(name)) return []
  const { locative, genitive } = inflect(name)
  return [locative, genitive, cityTo(name)]
}

/**
 * Derives the dative of a masculine or neuter name from its genitive, and that of a plural from its locative. The
 * dative of a feminine name equals its locative. Words of two letters are prepositions: 'Ростова-на-Дону'. The result
 * may include other forms.
 */
export const getDatives = (name: string): readonly string[] => {
  if (!isRussian(name)) return []
  const { locative, genitive } = inflect(name)
  return [
    genitive
      .replaceAll(/го(?!\p{L})/gu, 'му')
      .replaceAll(/(?<=\p{L}{2})а(?!\p{L})/gu, 'у')
      .replaceAll(/(?<=\p{L}{2})я(?!\p{L})/gu, 'ю'),
    locative.replaceAll(/х(?!\p{L})/gu, 'м'),
  ]
}

interface CityForms {
  readonly locative: string
  readonly genitive: string
}

// Corrections by an editor, who reviewed all cities of the demo data.
const reviewedForms: ReadonlyMap<string, CityForms> = new Map(Object.entries(cityForms.forms))
const reviewedPrepositions: ReadonlyMap<string, string> = new Map(Object.entries(cityForms.prepositions))

const inflect = (name: string): CityForms =>
  reviewedForms.get(name) ?? inflectByRule(name) ?? { locative: cityIn(name), genitive: cityFrom(name) }

// The library leaves 'Иваново' uninflected, which is colloquial, and keeps the vowel of 'Череповец': 'в Череповеце'.
const inflectionRules = [
  { ending: /(?<=[оеё]в|[иы]н)о$/, locative: 'е', genitive: 'а' },
  { ending: /(?<=[^аеёиоуыэюя])ец$/, locative: 'це', genitive: 'ца' },
] as const

const inflectByRule = (name: string): CityForms | undefined => {
  const rule = inflectionRules.find(({ ending }) => ending.test(name))
  return (
    rule && { locative: name.replace(rule.ending, rule.locative), genitive: name.replace(rule.ending, rule.genitive) }
  )
}

const getPreposition = (name: string): string =>
  reviewedPrepositions.get(name) ?? (/^[вф][^аеёиоуыэюя]/i.test(name) ? 'во' : 'в')
