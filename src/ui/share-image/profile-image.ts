import { initials, tint } from '#domain/profile/initials.ts'
import type { Profile, Person } from '#domain/profile/profile.ts'
import { specialityLine } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { pictureSet } from '#ui/kit/display/picture.ts'
import { fitted } from './fitted.ts'
import { canBeDrawn } from './letters.ts'
import { proof } from './proof.ts'
import { colours, rounded, contentWidth, margin, secondLine, sheet, wordmark, tints } from './sheet.ts'
import { siteImage } from './site-image.ts'
import { shortened, textAt } from './text.ts'

const portraitSize = 232
const top = 84
const box = `x="${margin}" y="${top}" width="${portraitSize}" height="${portraitSize}"`
const corner = portraitSize / 5

const left = margin + portraitSize + 45
const width = contentWidth - portraitSize - 45
const nameStyle = { weight: 'bold', tracking: -36 } as const

/** The share image of a specialist. */
export const profileImage = (locale: Locale, profile: Profile): string =>
  canBeDrawn(profile.user.name)
    ? sheet(portrait(profile.user), heading(profile), proof(locale, profile), wordmark(locale, 580, 1.7))
    : siteImage(locale)

const heading = (profile: Profile): string => {
  const { size, lines } = fitted(profile.user.name, nameStyle, { width, height: 130, largest: 80, maxLines: 2 })
  const below = [specialityLine(profile), profile.city?.name ?? null].filter(line => line !== null)
  const first = lines.length === 1 ? 175 : 135
  const last = first + (lines.length - 1) * size
  return [
    ...lines.map((line, index) =>
      textAt(line, left, first + index * size, { ...nameStyle, size: rounded(size), fill: colours.ink }),
    ),
    ...below.map((line, index) => textAt(shortened(line, width, secondLine), left, last + 63 + index * 44, secondLine)),
  ].join('')
}

/** The picture over the initials, which show if it does not load. */
const portrait = ({ id, name, avatar }: Person): string => {
  const fill = tints[tint(id ?? 0)]
  const letters = textAt(
    initials(name),
    margin + portraitSize / 2,
    top + 145,
    { size: 86, weight: 'bold', fill: colours.ink2 },
    'middle',
  )
  return `<rect ${box} rx="${corner}" fill="${fill}"/>${letters}${avatar === null ? '' : picture(avatar)}`
}

// A URL in the site's own form needs no escaping in SVG except for the ampersand.
const picture = (url: string): string =>
  `<clipPath id="portrait"><rect ${box} rx="${corner}"/></clipPath><image href="${pictureSet(url, portraitSize).src.replaceAll('&', '&amp;')}" ${box} preserveAspectRatio="xMidYMid slice" clip-path="url(#portrait)"/>`
