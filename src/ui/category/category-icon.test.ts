import { expect, test } from 'vitest'
import { getCategoryIcon } from './category-icon.ts'
import * as icons from './category-icons.ts'

const namesByPath = new Map<string, string>(Object.entries(icons).map(([name, path]) => [path, name]))
const getIconName = (slug: string, name = '') => namesByPath.get(getCategoryIcon({ slug, name }))

test.each([
  ['avtomastera', 'car'],
  ['elektriki', 'zap'],
  ['fotografy', 'camera'],
  ['kompyutery', 'laptop'],
  ['krasota', 'scissors'],
  ['mastera', 'hammer'],
  ['nyani-i-sidelki', 'baby'],
  ['perevozki', 'truck'],
  ['povara', 'chefHat'],
  ['prazdniki', 'partyPopper'],
  ['psikhologi', 'heartHandshake'],
  ['remont', 'paintRoller'],
  ['remont/elektrika', 'paintRoller'],
  ['repetitory/fizika', 'graduationCap'],
  ['sad', 'sprout'],
  ['santekhniki', 'wrench'],
  ['trenery', 'dumbbell'],
  ['uborka', 'brushCleaning'],
  ['veterinary', 'pawPrint'],
  ['vrachi', 'stethoscope'],
  ['yuristy', 'scale'],
])('%s gets the icon of its top category', (slug, icon) => {
  expect(getIconName(slug)).toBe(icon)
})

test.each([
  ['plumbers', 'Сантехники', 'wrench'],
  ['home-cleaning', 'Уборка', 'brushCleaning'],
  ['services/lawyers', 'Юристы', 'scale'],
  ['lawyers', 'Lawyers', 'scale'],
  ['vets', 'Vets', 'pawPrint'],
  ['c-17', 'Няни и\u00a0сиделки', 'baby'],
  ['auto-electric', 'Автоэлектрики', 'zap'],
  ['c-18', 'Курьеры', 'truck'],
  ['c-19', 'Педикюр', 'scissors'],
  ['42', 'Dog walking', 'pawPrint'],
  ['uslugi', 'Ремонт квартир', 'paintRoller'],
])('%s (%s) gets the icon of the longest prefix that its words match', (slug, name, icon) => {
  expect(getIconName(slug, name)).toBe(icon)
})

test.each([
  ['raznoe', 'Разное'],
  ['italyanskiy', 'Итальянский'],
  ['perm', 'Карелия и Садко'],
  ['cardiograms', ''],
])('%s (%s) gets no icon', (slug, name) => {
  expect(getCategoryIcon({ slug, name })).toBe('')
})
