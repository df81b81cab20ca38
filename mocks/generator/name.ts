import { northCaucasianNames, russianNames, tatarNames, type NameList } from '#mocks/data/names.ts'
import { pick, type Random } from './random.ts'

const localNames: Readonly<Record<string, NameList>> = {
  Татарстан: tatarNames,
  Башкортостан: tatarNames,
  Дагестан: northCaucasianNames,
  Чечня: northCaucasianNames,
  Ингушетия: northCaucasianNames,
  'Северная Осетия': northCaucasianNames,
  'Кабардино-Балкария': northCaucasianNames,
  'Карачаево-Черкесия': northCaucasianNames,
}

export function toFeminine(surname: string): string {
  if (/(ов|ев|ёв|ин|ын)$/.test(surname)) return `${surname}а`
  if (/(ий|ый|ой)$/.test(surname)) return `${surname.slice(0, -2)}ая`
  return surname
}

const localShare = 0.55
const elsewhereShare = 0.04

function drawNameList(random: Random, region: string): NameList {
  const localList = localNames[region]
  if (random() < (localList ? localShare : elsewhereShare))
    return localList ?? (random() < 0.6 ? tatarNames : northCaucasianNames)
  return russianNames
}

export function drawName(random: Random, region: string, isWoman: boolean): string {
  const names = drawNameList(random, region)
  const surname = pick(random, names.surnames)
  const firstName = pick(random, isWoman ? names.women : names.men)
  if (!isWoman) return `${firstName} ${surname}`
  const secondSurname = random() < 0.008 ? `-${toFeminine(pick(random, names.surnames))}` : ''
  return `${firstName} ${toFeminine(surname)}${secondSurname}`
}
