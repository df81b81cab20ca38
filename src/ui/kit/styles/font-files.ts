/** Cut of Onest (docs/decisions): a file that changes gets another name, since browsers keep these for ever. */
export const fontFiles = {
  latin: '/fonts/onest-latin.30ce52a7.woff2',
  cyrillic: '/fonts/onest-cyrillic.120bb395.woff2',
} as const
