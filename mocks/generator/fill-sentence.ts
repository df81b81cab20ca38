import { pick, type Random } from './random.ts'

/** A sentence of the data as somebody says it: `[he|she]` is by who speaks, `{a/b}` is either (the gender comes first: a choice may hold one). */
export const fillSentence = (sentence: string, random: Random, isWoman: boolean): string =>
  sentence
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, he: string, she: string) => (isWoman ? she : he))
    .replaceAll(/\{([^}]*)\}/g, (_, choice: string) => pick(random, choice.split('/')))
