import type { Profile } from '#domain/profile/profile.ts'
import { specialityLine } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { colours } from './colours.ts'
import { fitted } from './fitted.ts'
import { canBeDrawn } from './letters.ts'
import { portrait, portraitSize } from './portrait.ts'
import { proof } from './proof.ts'
import { rounded } from './rounded.ts'
import { contentWidth, margin, secondLine, sheet, wordmark } from './sheet.ts'
import { siteImage } from './site-image.ts'
import { shortened, textAt } from './text.ts'

const left = margin + portraitSize + 45
const width = contentWidth - portraitSize - 45
const name = { weight: 'bold', tracking: -36 } as const

/** What others see of a specialist when the profile's address is shared. */
export const profileImage = (locale: Locale, profile: Profile): string =>
  canBeDrawn(profile.user.name)
    ? sheet(portrait(profile.user), heading(profile), proof(locale, profile), wordmark(locale, 580, 1.7))
    : siteImage(locale)

const heading = (profile: Profile): string => {
  const { size, lines } = fitted(profile.user.name, name, { width, height: 130, largest: 80, mostLines: 2 })
  const below = [specialityLine(profile), profile.city?.name ?? null].filter(line => line !== null)
  const first = lines.length === 1 ? 175 : 135
  const last = first + (lines.length - 1) * size
  return [
    ...lines.map((line, index) =>
      textAt(line, left, first + index * size, { ...name, size: rounded(size), fill: colours.ink }),
    ),
    ...below.map((line, index) => textAt(shortened(line, width, secondLine), left, last + 63 + index * 44, secondLine)),
  ].join('')
}
