import type { Sentences } from '#mocks/dataset/trade.ts'
import type { Facts } from './facts.ts'
import { pick, pickSome, type Random } from './random.ts'
import { fillSentence } from './fill-sentence.ts'

const plurals = new Intl.PluralRules('ru-RU')
const yearWords: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'год', few: 'года' }

const yearsText = (years: number): string => `${years}\u00a0${yearWords[plurals.select(years)] ?? 'лет'}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Two or three paragraphs in the words of the trade; null where nothing was written. */
export function aboutOf(random: Random, { trade, isWoman, experienceYears }: Facts): string | null {
  if (random() < 0.06) return null
  const years = experienceYears === null ? '' : yearsText(experienceYears)
  const says = (sentence: string) => capital(fillSentence(sentence, random, isWoman).replaceAll('$years', years))
  const possible = (place: keyof Sentences) =>
    trade.sentences[place].filter(sentence => experienceYears !== null || !sentence.includes('$years'))
  const one = (place: keyof Sentences) => says(pick(random, possible(place)))
  const some = (sentences: readonly string[], amount: number) => pickSome(random, sentences, amount).map(says)

  const shape = random()
  const opening = [one('background'), ...some(trade.craft, shape < 0.55 ? 1 : 2)]
  const manner = some(possible('manner'), shape < 0.3 ? 1 : 2)
  const terms = shape < 0.2 ? [one('schedule')] : [one('schedule'), one('terms')]
  const paragraphs = shape < 0.35 ? [opening, [...manner, ...terms]] : [opening, manner, terms]
  return paragraphs.map(paragraph => paragraph.join(' ')).join('\n\n')
}
