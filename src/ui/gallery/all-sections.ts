import type { GallerySection } from './section'
// In the order in which styles are to stand: what other pages show too comes first, so that their files hold nothing else.
import { people } from './sections/people'
import { cards } from './sections/cards'
import { paths } from './sections/paths'
import { notices } from './sections/notices'
import { buttons } from './sections/buttons'
import { fields } from './sections/fields'
import { choices } from './sections/choices'
import { marks } from './sections/marks'
import { form } from './sections/form'
import { overlays } from './sections/overlays'
import { identity } from './sections/identity'
import { scale } from './sections/scale'
import { colours } from './sections/colours'

/** What the gallery shows, in its order. */
export const allSections: readonly GallerySection[] = [
  buttons,
  fields,
  choices,
  marks,
  form,
  people,
  cards,
  paths,
  notices,
  overlays,
  identity,
  scale,
  colours,
]
