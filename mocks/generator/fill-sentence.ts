import { pick, type Random } from './random.ts'

/** Resolves `[he|she]` by gender first, because it may be inside a random choice `{a/b}`. */
export const fillSentence = (sentence: string, random: Random, isWoman: boolean): string =>
  sentence
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, he: string, she: string) => (isWoman ? she : he))
    .replaceAll(/\{([^}]*)\}/g, (_, choice: string) => pick(random, choice.split('/')))
