import type { Sentences } from '#mocks/dataset/trade.ts'
import type { Facts } from './facts.ts'
import { pick, pickSome, type Random } from './random.ts'
import { fillSentence } from './fill-sentence.ts'

const plurals = new Intl.PluralRules('ru-RU')
const yearWords: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'год', few: 'года' }

const formatYears = (years: number): string => `${years}\u00a0${yearWords[plurals.select(years)] ?? 'лет'}`

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Two or three paragraphs; null for a profile without a text. */
export function composeAbout(random: Random, { trade, isWoman, experienceYears }: Facts): string | null {
  if (random() < 0.06) return null
  const years = experienceYears === null ? '' : formatYears(experienceYears)
  const fill = (sentence: string) => capitalize(fillSentence(sentence, random, isWoman).replaceAll('$years', years))
  const getUsable = (place: keyof Sentences) =>
    trade.sentences[place].filter(sentence => experienceYears !== null || !sentence.includes('$years'))
  const drawOne = (place: keyof Sentences) => fill(pick(random, getUsable(place)))
  const drawSome = (sentences: readonly string[], amount: number) => pickSome(random, sentences, amount).map(fill)

  const shape = random()
  const opening = [drawOne('background'), ...drawSome(trade.craft, shape < 0.55 ? 1 : 2)]
  const manner = drawSome(getUsable('manner'), shape < 0.3 ? 1 : 2)
  const terms = shape < 0.2 ? [drawOne('schedule')] : [drawOne('schedule'), drawOne('terms')]
  const paragraphs = shape < 0.35 ? [opening, [...manner, ...terms]] : [opening, manner, terms]
  return paragraphs.map(paragraph => paragraph.join(' ')).join('\n\n')
}
