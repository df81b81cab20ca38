const russianLetters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
// The hard sign and the soft sign have empty spellings.
const latinSpellings = 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')
const latinByLetter: ReadonlyMap<string, string> = new Map(
  [...russianLetters].map((letter, index) => [letter, latinSpellings[index] ?? '']),
)

export const slugify = (text: string): string =>
  [...text.toLowerCase()]
    .map(letter => latinByLetter.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
