import type { GallerySection } from './section'
import { buttons } from './sections/buttons'
import { cards } from './sections/cards'
import { colours } from './sections/colours'
import { notices } from './sections/notices'
import { paths } from './sections/paths'
import { people } from './sections/people'
import { scale } from './sections/scale'

/** What the gallery shows, in its order. */
export const allSections: readonly GallerySection[] = [buttons, people, cards, paths, notices, scale, colours]
