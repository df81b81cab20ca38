import type { Sentences } from '#mocks/dataset/trade.ts'
import type { Facts } from './facts.ts'
import { pick, pickSome, type Random } from './random.ts'
import { fillSentence } from './fill-sentence.ts'

const plurals = new Intl.PluralRules('ru-RU')
const yearWords: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'год', few: 'года' }

const formatYears = (years: number): string => `${years}\u00a0${yearWords[plurals.select(years)] ?? 'лет'}`

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function composeAbout(random: Random, { trade, isWoman, experienceYears }: Facts): string | null {
  if (random() < 0.06) return null
  const years = experienceYears === null ? '' : formatYears(experienceYears)
  const fill = (sentence: string) => capitalize(fillSentence(sentence, random, isWoman).replaceAll('$years', years))
  const getUsableSentences = (section: keyof Sentences) =>
    trade.sentences[section].filter(sentence => experienceYears !== null || !sentence.includes('$years'))
  const drawSentence = (section: keyof Sentences) => fill(pick(random, getUsableSentences(section)))
  const drawSentences = (sentences: readonly string[], count: number) => pickSome(random, sentences, count).map(fill)

  const layout = random()
  const opening = [drawSentence('background'), ...drawSentences(trade.craftSentences, layout < 0.55 ? 1 : 2)]
  const manner = drawSentences(getUsableSentences('manner'), layout < 0.3 ? 1 : 2)
  const terms = layout < 0.2 ? [drawSentence('schedule')] : [drawSentence('schedule'), drawSentence('terms')]
  const paragraphs = layout < 0.35 ? [opening, [...manner, ...terms]] : [opening, manner, terms]
  return paragraphs.map(paragraph => paragraph.join(' ')).join('\n\n')
}
