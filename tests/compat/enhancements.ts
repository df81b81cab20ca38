/* What some of the oldest browsers do not know, and why nothing is lost there. An entry that nothing uses any more fails the test. */

const flourish = 'a flourish: text and layout are the same without it'
const likeOthers = 'the browser’s own look, which is the same but for this'
const reactAsks = 'React asks for it first'
const nextAsks = 'Next listens, and needs no answer'
const ownField = 'a field of the library’s own objects'

export const styleEnhancements = {
  '-webkit-tap-highlight-color': likeOthers,
  '::-webkit-search-cancel-button': 'hides what only WebKit and Chrome show',
  '::details-content': 'opens what is folded on paper; unfolded, it is printed anyway',
  '::view-transition-group': 'times what only those do that know it',
  '@font-face ascent-override': 'WebKit’s stand-in font jumps a little when Onest is there',
  '@font-face descent-override': 'as ascent-override',
  'break-after: avoid': 'on paper, a heading may end a page',
  'content-visibility': 'spares the work of painting what is far below',
  'content-visibility: auto': 'as content-visibility',
  'content-visibility: visible': 'as ::details-content',
  'cursor: default': 'phones have no pointer',
  'cursor: pointer': 'phones have no pointer',
  'field-sizing': 'a field that grows with its text; it scrolls elsewhere',
  'field-sizing: content': 'as field-sizing',
  'font-family: ui-monospace': 'the first of several families',
  'forced-color-adjust': 'Apple’s systems force no colours',
  'forced-color-adjust: none': 'as forced-color-adjust',
  mask: '-webkit-mask stands beside it',
  orphans: 'on paper, a paragraph may leave a line behind',
  'overscroll-behavior': 'whole only since then: before, what can’t scroll let the page scroll',
  'paint-order': flourish,
  resize: 'phones have no corner to drag',
  'resize: vertical': 'as resize',
  'scrollbar-width': 'a scroll bar shows',
  'scrollbar-width: none': 'as scrollbar-width',
  'text-size-adjust': '-webkit-text-size-adjust stands beside it',
  'text-wrap': flourish,
  'text-wrap: balance': flourish,
  'text-wrap: pretty': flourish,
  'user-select': '-webkit-user-select stands beside it',
  widows: 'as orphans',
} as const

export const scriptEnhancements = {
  '.checkVisibility': 'asked for first',
  '.cssFloat': 'React writes it for a style that nothing here sets',
  '.displayName': ownField,
  '.fetchPriority': 'React sets it on preloads; others load in their own order',
  '.imageSizes': 'as .fetchPriority',
  '.isError': ownField,
  '.isValid': ownField,
  '.skipTransition': 'only where startViewTransition gave one',
  '.startViewTransition': reactAsks,
  '.toBase64': 'asked for first',
  'AbortSignal.timeout': 'known since Chrome 103, but aborts with another name, which nothing reads',
  SuppressedError: 'asked for first',
  'URL.canParse': 'Next’s first file adds it',
  navigation: reactAsks,
  'on animationcancel': 'for what leaves the page before it has moved',
  'on beforeunload': 'iPhones ask nothing before a page closes; what was typed is kept all the same',
  'on navigate': nextAsks,
  'on navigateerror': nextAsks,
  'on navigatesuccess': nextAsks,
  'on touchmove': 'Macs have no touch',
  'on touchstart': 'Macs have no touch',
  'on wheel': 'iPhones have no wheel',
  '.requestIdleCallback': 'asked for first',
  requestIdleCallback: 'asked for first',
  setImmediate: reactAsks,
} as const
