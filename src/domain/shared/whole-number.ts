/** In whole units of the currency. A higher amount counts as a typing error. */
export const maxPrice = 100_000_000

const rubleSuffix = /(?:₽|р(?:уб(?:\.|лей|ля|ль)?|\.)?|rub(?:les?)?)$/i
const thousandsPattern = /^(\d+)(?:[.,](\d{1,3}))?\s*(?:к|k|тыс\.?|тысяч[аи]?)$/i

/** Accepts separators, rubles and thousands: `1 200`, `1.200 ₽`, `1200р`, `1,5к`. */
export function parseWholeNumber(text: string, max: number): number | undefined {
  const bareNumber = text.trim().replace(/^₽/, '').replace(rubleSuffix, '').trim()
  const [, whole, fraction = ''] = thousandsPattern.exec(bareNumber) ?? []
  if (whole === undefined && !/^(\d+|\d{1,3}([\s,.]\d{3})+)$/.test(bareNumber)) return undefined
  const number = Number(whole === undefined ? bareNumber.replace(/\D/g, '') : whole + fraction.padEnd(3, '0'))
  return number <= max ? number : undefined
}
