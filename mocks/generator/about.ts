import type { Sentences } from '../dataset/trade'
import type { Facts } from './facts'
import { pick, pickSome, type Random } from './random'

const plurals = new Intl.PluralRules('ru-RU')
const yearWords: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'год', few: 'года' }

const yearsText = (years: number): string => `${years}\u00a0${yearWords[plurals.select(years)] ?? 'лет'}`

/** A sentence of the data as somebody says it. The gender comes first: a choice may hold one. */
function spoken(sentence: string, random: Random, isWoman: boolean, years: number | null): string {
  return sentence
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, he: string, she: string) => (isWoman ? she : he))
    .replaceAll(/\{([^}]*)\}/g, (_, choice: string) => pick(random, choice.split('/')))
    .replaceAll('$years', years === null ? '' : yearsText(years))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Two or three paragraphs in the words of the trade; null where nothing was written. */
export function aboutOf(random: Random, { trade, isWoman, experienceYears }: Facts): string | null {
  if (random() < 0.06) return null
  const says = (sentence: string) => capital(spoken(sentence, random, isWoman, experienceYears))
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
