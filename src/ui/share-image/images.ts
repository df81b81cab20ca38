import { fold } from '#domain/search/fold.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getCityPoint } from '#domain/city/city-point.ts'
import dots from '#ui/city/map/dots.json'
import { getTranslator } from '#ui/i18n/translator.ts'
import { colors } from './colors.ts'
import { margin, secondLineStyle, createSvg, drawWordmark, round, contentWidth, getSiteWordmarkScale } from './svg.ts'
import { drawText, truncateText } from './text.ts'
import type { City } from '#domain/city/city.ts'
import { fitText } from './fit-text.ts'
import { canBeDrawn } from './letters.ts'
import { getInitials, getAvatarTint } from '#domain/profile/initials.ts'
import type { Profile, Person } from '#domain/profile/profile.ts'
import { formatFirstSpecialities } from '#domain/profile/specialities.ts'
import { getImageAttributes } from '#ui/kit/display/image-attributes.ts'
import { getDisplayName } from '#ui/profile/display-person.ts'
import { drawProof } from './proof.ts'

export const drawSiteImage = (locale: Locale): string =>
  createSvg(
    drawLetterTabs(locale),
    drawMap(),
    drawWordmark(locale, 356, getSiteWordmarkScale(locale)),
    drawText(getTranslator(locale)('head:image.line'), margin, 434, secondLineStyle),
  )

const mapPosition = { left: 592, top: 114, scale: 1.103 } as const

const drawMap = (slug?: string): string => {
  const paths = dots.map(({ width, d }) => `<path stroke-width="${width}" d="${d}"/>`).join('')
  const cityPoint = slug === undefined ? undefined : getCityPoint(slug)
  return `<g transform="translate(${mapPosition.left} ${mapPosition.top}) scale(${mapPosition.scale})" fill="none" stroke="${colors.dot}" stroke-linecap="round">${paths}</g>${cityPoint ? drawMarker(round(mapPosition.left + cityPoint.x * mapPosition.scale), round(mapPosition.top + cityPoint.y * mapPosition.scale)) : ''}`
}

const drawMarker = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="18" fill="${colors.pine}" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="8" fill="${colors.pine}" stroke="${colors.paper}" stroke-width="2"/>`

const tabWidth = 34
const tabStraightLength = 27

const drawLetterTabs = (locale: Locale, name?: string): string => {
  const letters = [...getTranslator(locale)('head:image.letters')]
  const pitch = (contentWidth - tabWidth) / (letters.length - 1)
  const firstLetter = name === undefined ? '' : fold(name).charAt(0).toUpperCase()
  return letters.map((letter, index) => drawTab(letter, round(margin + index * pitch), letter === firstLetter)).join('')
}

const drawTab = (letter: string, x: number, isHighlighted: boolean): string => {
  const tabOutline = `M${x} -2v${tabStraightLength + 2}a${tabWidth / 2} ${tabWidth / 2} 0 0 0 ${tabWidth} 0v-${tabStraightLength + 2}z`
  const pathAttributes = isHighlighted
    ? `fill="${colors.pine}"`
    : `fill="${colors.surface}" stroke="${colors.line}" stroke-width="1.5"`
  const fill = isHighlighted ? colors['on-pine'] : colors['ink-2']
  return `<path ${pathAttributes} d="${tabOutline}"/>${drawText(letter, x + tabWidth / 2, 24, { size: 20, weight: 'bold', fill }, 'middle')}`
}

interface CityImageInput {
  readonly locale: Locale
  readonly city: City
  readonly specialistCount: number | null
}

const cityStyle = { weight: 'bold', tracking: -45 } as const
const lastBaseline = 356

export const drawCityImage = ({ locale, city, specialistCount }: CityImageInput): string => {
  if (!canBeDrawn(city.name)) return drawSiteImage(locale)
  const { size, lines } = fitText(city.name, cityStyle, { width: 486, height: 300, maxSize: 148, maxLines: 3 })
  return createSvg(
    drawLetterTabs(locale, city.name),
    drawMap(city.slug),
    ...lines.map((line, index) =>
      drawText(line, margin - 5, lastBaseline - (lines.length - 1 - index) * size, {
        ...cityStyle,
        size: round(size),
        fill: colors.ink,
      }),
    ),
    drawText(formatCityLine(locale, specialistCount), margin, 434, secondLineStyle),
    drawWordmark(locale, 567, 1.88),
  )
}

const formatCityLine = (locale: Locale, specialistCount: number | null): string => {
  const t = getTranslator(locale)
  return specialistCount ? t('head:image.cityLine', { count: specialistCount }) : t('head:image.line')
}

const portraitSize = 232
const portraitTop = 84
const portraitBox = `x="${margin}" y="${portraitTop}" width="${portraitSize}" height="${portraitSize}"`
const cornerRadius = portraitSize / 5

const textLeft = margin + portraitSize + 45
const textWidth = contentWidth - portraitSize - 45
const nameStyle = { weight: 'bold', tracking: -36 } as const

export const drawProfileImage = (locale: Locale, profile: Profile): string => {
  const user = { ...profile.user, name: getDisplayName(locale, profile.user.name) }
  return canBeDrawn(user.name)
    ? createSvg(
        drawPortrait(user),
        drawHeading({ ...profile, user }),
        drawProof(locale, profile),
        drawWordmark(locale, 580, 1.7),
      )
    : drawSiteImage(locale)
}

const drawHeading = (profile: Profile): string => {
  const { size, lines } = fitText(profile.user.name, nameStyle, {
    width: textWidth,
    height: 130,
    maxSize: 80,
    maxLines: 2,
  })
  const detailLines = [formatFirstSpecialities(profile), profile.city?.name ?? null].filter(line => line !== null)
  const firstBaseline = lines.length === 1 ? 175 : 135
  const lastNameBaseline = firstBaseline + (lines.length - 1) * size
  return [
    ...lines.map((line, index) =>
      drawText(line, textLeft, firstBaseline + index * size, { ...nameStyle, size: round(size), fill: colors.ink }),
    ),
    ...detailLines.map((line, index) =>
      drawText(
        truncateText(line, textWidth, secondLineStyle),
        textLeft,
        lastNameBaseline + 63 + index * 44,
        secondLineStyle,
      ),
    ),
  ].join('')
}

/** Draws a photo over the initials, which show if the photo fails to load. */
const drawPortrait = ({ id, name, avatar }: Person): string => {
  const fill = colors[`tint-${getAvatarTint(id ?? 0)}`]
  const letters = drawText(
    getInitials(name),
    margin + portraitSize / 2,
    portraitTop + 145,
    { size: 86, weight: 'bold', fill: colors['ink-2'] },
    'middle',
  )
  return `<rect ${portraitBox} rx="${cornerRadius}" fill="${fill}"/>${letters}${avatar === null ? '' : drawPhoto(avatar)}`
}

// In image URLs of this site, ampersands are the only characters to escape.
const drawPhoto = (url: string): string =>
  `<clipPath id="portrait"><rect ${portraitBox} rx="${cornerRadius}"/></clipPath><image href="${getImageAttributes(url, portraitSize).src.replaceAll('&', '&amp;')}" ${portraitBox} preserveAspectRatio="xMidYMid slice" clip-path="url(#portrait)"/>`
