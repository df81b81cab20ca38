import { pick, type Random } from './random.ts'

/** Resolves `[he|she]` by gender, then `{a/b}` at random: a choice may contain a gender. */
export const fillSentence = (sentence: string, random: Random, isWoman: boolean): string =>
  sentence
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, he: string, she: string) => (isWoman ? she : he))
    .replaceAll(/\{([^}]*)\}/g, (_, choice: string) => pick(random, choice.split('/')))
