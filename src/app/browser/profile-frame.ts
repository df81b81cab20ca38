import { isCyrillic } from '#domain/shared/is-cyrillic.ts'
import { currentLocale } from '#ui/i18n/browser-texts.ts'
import { leavingEvent, shownEvent } from '#ui/navigation/navigation-events.ts'

/*
 * The frame of a profile that has been prefetched: the header, with the face and the name of the card that was tapped, which
 * move to their places. It is there at once; the profile itself takes a slow phone a third of a second to render.
 */
// As profile.module.css and breadcrumbs.module.css have it on a phone: the profile takes its place without a jump.
const styles = `.profile-frame{position:fixed;inset:0;z-index:1;background:var(--paper);touch-action:none}
.profile-frame>div{display:flex;align-items:center;gap:16px;padding-top:calc(0.875rem*1.45 + 44px)}
.profile-frame>div>span{width:88px;height:88px;font-size:28px}
.profile-frame h1{width:fit-content}
.profile-frame h1+p{margin-top:4px;line-height:1.35}
.profile-frame p:last-child{margin-top:4px;padding-block:3px}`

interface Frame {
  readonly element: HTMLElement
  readonly face: HTMLElement
  readonly name: HTMLElement
  /** The address of the page that is left. */
  readonly left: string
}

let sheet: CSSStyleSheet | undefined
let pressed: HTMLAnchorElement | null = null
let shown: Frame | undefined

const isPrefetched = ({ origin, pathname }: HTMLAnchorElement) =>
  performance.getEntriesByType('resource').some(({ name }) => name.startsWith(`${origin}${pathname}?_rsc`))

/** A copy that is shown at once: its pictures are there already. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = document.importNode(element, true)
  for (const picture of copy.querySelectorAll('img')) picture.decoding = 'sync'
  return copy
}

const create = (tag: string, properties: Partial<HTMLElement>, ...children: Node[]) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** The lines below the name. Those that only the profile has are left blank. */
function linesOf(link: HTMLElement, card: Element): readonly HTMLElement[] {
  const blank = () => create('p', { className: 'small', textContent: '\u00a0' })
  // Of a tile, of a row.
  const specialities = card.querySelector<HTMLElement>('h3+p:not(.quiet,:has(span),:empty),h3+p>span:not([class])')
  return [
    // How the name was written, below the same in Latin letters.
    ...(!isCyrillic(currentLocale()) && !link.lang ? [blank()] : []),
    ...(specialities ? [create('p', { textContent: specialities.textContent, lang: specialities.lang })] : []),
    // The city.
    blank(),
  ]
}

function frameOf(link: HTMLElement, card: Element, header: HTMLElement, face: HTMLElement): Frame {
  // What a phone does not show costs a third of the time. Links are not to be reached twice.
  for (const hidden of header.querySelectorAll('form,details>nav')) hidden.remove()
  header.inert = true
  const name = create('h1', { textContent: link.textContent, lang: link.lang })
  const head = create('div', { className: 'container' }, face, create('div', {}, name, ...linesOf(link, card)))
  // Of the page that is on its way, screen readers are told once it is there.
  const element = create('div', { className: 'profile-frame', ariaHidden: 'true' }, header, head)
  return { element, face, name, left: location.href }
}

/** Lets an element come to its place from another. */
function move(element: Element, from: DOMRect, scale: number) {
  const to = element.getBoundingClientRect()
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
  if (Math.hypot(x, y) < 1 || matchMedia('(prefers-reduced-motion)').matches) return
  const start = `translate(${x}px,${y}px) scale(${scale})`
  // As view transitions have it (base.css).
  element.animate({ transform: [start, 'none'] }, { duration: 200, easing: 'cubic-bezier(0.2,0.8,0.2,1)' })
}

const fontSize = (element: Element) => parseFloat(getComputedStyle(element).fontSize)

function press({ target }: PointerEvent) {
  pressed = target instanceof Element ? target.closest<HTMLAnchorElement>('main .linked a') : null
  // Before the tap: the browser has the page match new styles.
  if (!pressed || sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

function show(event: CustomEvent<string>) {
  const link = pressed
  pressed = null
  const card = link?.closest('.linked')
  const [header, face] = [document.querySelector('header'), card?.querySelector('span')]
  if (link?.pathname !== event.detail || !card || !header || !face || !isPrefetched(link)) return
  event.preventDefault()
  const frame = frameOf(link, card, copyOf(header), copyOf(face))
  document.body.append(frame.element)
  move(frame.face, face.getBoundingClientRect(), face.clientHeight / frame.face.clientHeight)
  move(frame.name, link.getBoundingClientRect(), fontSize(link) / fontSize(frame.name))
  shown = frame
}

/** The profile takes the place of its frame: what still moves goes on from where it is. */
function handOver() {
  if (!shown || location.href === shown.left) return
  const { face, name } = shown
  const head = document.querySelector('main article > header')
  for (const [from, to] of [
    [face, head?.firstElementChild],
    [name, head?.querySelector('h1')],
  ] as const) {
    const box = from.getBoundingClientRect()
    if (to) move(to, box, box.width / to.getBoundingClientRect().width)
  }
  remove()
}

function remove() {
  shown?.element.remove()
  shown = undefined
}

/** Shows the frame of every profile that is opened from its card. */
export function frameProfiles(): void {
  addEventListener('pointerdown', press)
  addEventListener(leavingEvent, show)
  // Once the browser has scrolled.
  addEventListener(shownEvent, () => requestAnimationFrame(handOver))
  // Whoever comes back to a document that the browser has kept finds the list.
  addEventListener('pagehide', remove)
}
