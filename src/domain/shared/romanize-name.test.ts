import fc from 'fast-check'
import { expect, test } from 'vitest'
import { romanizeName } from './romanize-name.ts'

test.each([
  ['Айгуль Сафина', 'Aigul Safina'],
  ['Гульнара Ш.', 'Gulnara Sh.'],
  ['Антон П.', 'Anton P.'],
  ['Дмитрий Белый', 'Dmitry Bely'],
  ['Юрий Щукин', 'Yury Shchukin'],
  ['Анастасия Царёва', 'Anastasia Tsaryova'],
  ['Мария-Анна Яшина', 'Maria-Anna Yashina'],
  ['Наталья Васильева', 'Natalya Vasilyeva'],
  ['Артём Грачёв', 'Artyom Grachev'],
  ['Хабибуллин Ильдар', 'Khabibullin Ildar'],
  ['Игорь Подъячев', 'Igor Podyachev'],
  ['ЩУКИН ПЁТР', 'SHCHUKIN PYOTR'],
  ['Сергей Ежов', 'Sergei Ezhov'],
  ['Артём Андрей'.normalize('NFD'), 'Artyom Andrei'],
])('romanizes %s as %s', (name, latin) => {
  expect(romanizeName(name)).toBe(latin)
})

test.each(['Anna Smith', '', 'Студія № 7', 'Әлфия', '李雷'])('leaves %j unchanged', name => {
  expect(romanizeName(name)).toBe(name)
})

const russian = fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВЕЁЖЩЪЫЬЮЯ -.') })

test('replaces all Russian letters and nothing else', () => {
  fc.assert(
    fc.property(russian, name => {
      const latin = romanizeName(name)
      expect(latin).toMatch(/^[A-Za-z .-]*$/)
      expect(latin.replaceAll(/[A-Za-z]/g, '')).toBe(name.replaceAll(/[а-яё]/gi, ''))
    }),
  )
})
