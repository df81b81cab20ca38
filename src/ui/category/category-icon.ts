import { fold } from '#domain/search/fold.ts'
import { transliterate } from '#domain/search/transliterate.ts'
import type { Category } from '#domain/category/category.ts'
import * as icons from './category-icons.ts'

/** Matches the name too, because the API may change its slugs. */
export const getCategoryIcon = ({ slug, name }: Pick<Category, 'slug' | 'name'>): string => {
  const [topSegment = '', ...lowerSegments] = slug.split('/')
  return findIcon(topSegment) ?? findIcon(lowerSegments.join(' ')) ?? findIcon(transliterate(fold(name))) ?? ''
}

const prefixesByIcon: readonly (readonly [string, string])[] = [
  [icons.car, 'avto auto car cars mechanic shin'],
  [icons.zap, 'elektrik elektromont electric'],
  [icons.camera, 'foto photo video operator'],
  [icons.laptop, 'kompyut comput laptop noutbuk program veb web sayt it'],
  [icons.scissors, 'krasot kosmetol parikmakh manik pedik vizazh beauty hair nail barber makeup'],
  [icons.hammer, 'master plotni stolyar mebel handym carpent furnitur'],
  [icons.baby, 'nyan sidel babys nanny nannies child detyam'],
  [icons.truck, 'perevoz gruz pereezd dostav kurer kuryer mover moving transport deliver courier'],
  [icons.chefHat, 'povar konditer kulinar cook chef cater baker'],
  [icons.partyPopper, 'prazdn tamad animat vedushch party parties event wedding svadeb svadb'],
  [icons.heartHandshake, 'psikh psych kouch coach'],
  [icons.paintRoller, 'remont otdel malyar plitochn stroi stroy shtukatur renovat repair build construct paint tile'],
  [
    icons.graduationCap,
    'repetit uchit prepodav obrazovan obuchen urok matematik angliysk tutor teach educat lesson school math',
  ],
  [icons.sprout, 'sad sadov sadu landshaft ogorod garden landscap'],
  [icons.wrench, 'santekh vodoprovod slesar plumb'],
  [icons.dumbbell, 'trener fitnes sport trainer fitness gym yoga'],
  [icons.brushCleaning, 'ubork uborshch klining khimchist clean'],
  [icons.pawPrint, 'veterinar zhivotn kinolog gruming pet pets vet vets veterin animal dog'],
  [icons.stethoscope, 'vrach doktor medits meditsin stomatolog massazh doctor medic health dentist massage'],
  [icons.scale, 'yurist advokat notari bukhgalter law lawyer legal attorney notary account'],
]
const prefixedIcons = prefixesByIcon.flatMap(([icon, prefixes]) =>
  prefixes.split(' ').map(prefix => ({ icon, prefix })),
)

const minPrefixLength = 4

const matchesPrefix = (word: string, prefix: string) =>
  prefix.length < minPrefixLength ? word === prefix : word.startsWith(prefix)

const findIcon = (words: string): string | undefined =>
  words
    .split(/[^a-z]+/)
    .flatMap(word => prefixedIcons.filter(({ prefix }) => matchesPrefix(word, prefix)))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.icon
