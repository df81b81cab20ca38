import { pick, type Random } from './random.ts'

/** The gender is replaced first, because a choice may contain `[he|she]`. */
export const fillSentence = (sentence: string, random: Random, isWoman: boolean): string =>
  sentence
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, he: string, she: string) => (isWoman ? she : he))
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => pick(random, choices.split('/')))
