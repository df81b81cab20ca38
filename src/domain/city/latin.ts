const alphabet = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const spelled = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')
const letters: ReadonlyMap<string, string> = new Map(
  [...alphabet].map((letter, index) => [letter, spelled[index] ?? '']),
)

/** Small letters in Latin spelling, as in the cities' slugs: 'йошкар' is 'yoshkar'. What is no Russian letter stays. */
export const latin = (text: string): string => text.replace(/[а-я]/g, letter => letters.get(letter) ?? '')
