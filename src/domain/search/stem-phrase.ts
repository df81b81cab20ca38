// The endings of Russian and English words, as `transliterate` and `toLooseLatin` spell them.
const endings =
  /(?<=[a-z]{3})(?:[iy]?ami|[oe]go|[oe]mu|[iy]mi|[oe]v|[oe][iy]|[oe]m|[iy]m|[iy]?ak?h|[iy]k?h|[iy]?am|es|[aeiouy]{0,3}s|[aeiouy]{1,3})(?= |$)/g

export const stemPhrase = (phrase: string): string => phrase.replace(endings, '')
