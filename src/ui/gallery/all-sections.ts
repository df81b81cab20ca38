import type { GallerySection } from './section.ts'
// In the order in which styles are to stand: what other pages show too comes first, so that their files hold nothing else.
import { people } from './sections/people.tsx'
import { cards } from './sections/cards.tsx'
import { paths } from './sections/paths.tsx'
import { notices } from './sections/notices.tsx'
import { buttons } from './sections/buttons.tsx'
import { fields } from './sections/fields.tsx'
import { choices } from './sections/choices.tsx'
import { marks } from './sections/marks.tsx'
import { form } from './sections/form.tsx'
import { overlays } from './sections/overlays.tsx'
import { identity } from './sections/identity.tsx'
import { scale } from './sections/scale.tsx'
import { colours } from './sections/colours.tsx'

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
