// Features that some of the oldest supported browsers lack, and why the site works without them.

const cosmetic = 'cosmetic: only the line breaks differ without it'
const browserDefault = 'without it, the browser’s default applies'
const detectedByReact = 'React detects it'
const navigationFeatureTest = 'React and the code test for `navigation` before they listen'
const featureTest = 'the code tests for it before it uses it'
const webVitalsFeatureTest = 'web-vitals tests for it first'
const libraryField = 'a property of the library’s own objects'

export const styleEnhancements = {
  '-webkit-tap-highlight-color': browserDefault,
  '::-webkit-search-cancel-button': 'hides a button that only WebKit and Chrome show',
  '::details-content': 'prints the content of closed details; open ones are printed anyway',
  '::view-transition-group': 'changes the duration of animations that need the same support',
  '@font-face ascent-override': 'text shifts a little when Onest replaces the fallback font in WebKit',
  '@font-face descent-override': 'as ascent-override',
  'break-after: avoid': 'on paper, a heading may end a page',
  'content-visibility': 'saves the painting of content below the fold',
  'content-visibility: auto': 'as content-visibility',
  'content-visibility: visible': 'as ::details-content',
  'cursor: default': 'iPhones have no pointer, and iPads show the default one',
  'cursor: pointer': 'as cursor: default',
  'field-sizing': 'without it, the field scrolls instead of growing',
  'field-sizing: content': 'as field-sizing',
  'font-family: ui-monospace': 'the first of several families',
  'forced-color-adjust': 'Apple’s systems force no colors',
  'forced-color-adjust: none': 'as forced-color-adjust',
  mask: '-webkit-mask is also set',
  orphans: 'on paper, a paragraph may leave one line on a page',
  'overscroll-behavior': 'without it, the page scrolls behind containers without overflow',
  'paint-order': 'older Chrome ignores it only for HTML text; the site uses it for SVG text',
  resize: 'phones have no corner to drag',
  'resize: vertical': 'as resize',
  'scrollbar-width': 'without it, a scroll bar is visible',
  'scrollbar-width: none': 'as scrollbar-width',
  'text-wrap': cosmetic,
  'text-wrap: balance': cosmetic,
  'text-wrap: pretty': cosmetic,
  'view-transition-name': 'turns off an animation that needs the same support',
  'view-transition-name: none': 'as view-transition-name',
  'user-select': '-webkit-user-select is also set',
  widows: 'as orphans',
} as const

export const scriptEnhancements = {
  '.cancelIdleCallback': webVitalsFeatureTest,
  '.checkVisibility': featureTest,
  '.cssFloat': 'React uses it only for a style that the site does not set',
  '.displayName': libraryField,
  '.fetchPriority': 'only changes the order of preloads',
  '.imageSizes': libraryField,
  '.interactionCount': webVitalsFeatureTest,
  '.isError': libraryField,
  '.isValid': libraryField,
  '.skipTransition': 'only called on the result of startViewTransition',
  '.startViewTransition': detectedByReact,
  '.toBase64': featureTest,
  '.wasDiscarded': webVitalsFeatureTest,
  'AbortSignal.timeout': 'supported since Chrome 103 with another error name, which the code does not read',
  PerformanceEventTiming: webVitalsFeatureTest,
  PerformanceSoftNavigation: webVitalsFeatureTest,
  SuppressedError: featureTest,
  'URL.canParse': 'Next adds a polyfill',
  cancelIdleCallback: webVitalsFeatureTest,
  navigation: 'React and the code test for it before they use it',
  'on animationcancel': 'supported by addEventListener since Chrome 83; only `onanimationcancel` is missing',
  'on beforeunload': 'iPhones show no prompt, but drafts are stored',
  'on navigate': navigationFeatureTest,
  'on navigateerror': navigationFeatureTest,
  'on navigatesuccess': navigationFeatureTest,
  'on prerenderingchange': 'web-vitals listens to it only while the page is prerendered',
  'on touchmove': 'Macs have no touch',
  'on touchstart': 'Macs have no touch',
  'on wheel': 'iPhones have no wheel',
  '.requestIdleCallback': featureTest,
  requestIdleCallback: featureTest,
  setImmediate: detectedByReact,
} as const
