const russianLetters = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
// The double spaces give ъ and ь an empty spelling.
const latinSpellings = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')
const latinByLetter: ReadonlyMap<string, string> = new Map(
  [...russianLetters].map((letter, index) => [letter, latinSpellings[index] ?? '']),
)

/** Expects a folded text. Spells letters as slugs do: 'йошкар' becomes 'yoshkar'. */
export const transliterate = (text: string): string => text.replace(/[а-я]/g, letter => latinByLetter.get(letter) ?? '')
