/** The texts of the site, each with its Russian address. What they say stands in content/{language}/{name}.md. */
export const textPaths = {
  about: '/about',
  'privacy-policy': '/about/privacyPolicy',
  'terms-of-use': '/about/termsOfUse',
  'user-agreement': '/about/userAgreement',
  help: '/help',
  offer: '/help/offer',
} as const

export type TextName = keyof typeof textPaths

const isTextName = (name: string): name is TextName => name in textPaths

export const textNames: readonly TextName[] = Object.keys(textPaths).filter(isTextName)

/** The text of an address without its language. */
export const textAt = (path: string): TextName | undefined => textNames.find(name => textPaths[name] === path)

/** Whether a text takes part in the automatic choice of a language: a visit to the others leaves no cookie (R-locale-excluded). */
export const remembersLanguage = (name: TextName): boolean => name === 'offer'
