import { initials, tint } from '#domain/profile/initials.ts'
import type { Person } from '#domain/profile/profile.ts'
import { pictureSet } from '#ui/kit/display/picture.ts'
import { colours, tints } from './colours.ts'
import { margin } from './sheet.ts'
import { textAt } from './text.ts'

export const portraitSize = 232
const top = 84
const box = `x="${margin}" y="${top}" width="${portraitSize}" height="${portraitSize}"`
const corner = portraitSize / 5

/** Somebody's picture over their initials: where it does not come, the initials stand. */
export const portrait = ({ id, name, avatar }: Person): string => {
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

// An address in the site's own form holds no letter that SVG would read otherwise, but for the ampersand.
const picture = (url: string): string =>
  `<clipPath id="portrait"><rect ${box} rx="${corner}"/></clipPath><image href="${pictureSet(url, portraitSize).src.replaceAll('&', '&amp;')}" ${box} preserveAspectRatio="xMidYMid slice" clip-path="url(#portrait)"/>`
