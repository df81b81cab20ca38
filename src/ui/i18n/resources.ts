import type { Locale } from '#domain/shared/locale.ts'
import enCity from './locales/en/city.json'
import enCommon from './locales/en/common.json'
import enErrors from './locales/en/errors.json'
import enGallery from './locales/en/gallery.json'
import enHead from './locales/en/head.json'
import enHome from './locales/en/home.json'
import enList from './locales/en/list.json'
import enOwn from './locales/en/own.json'
import enProfile from './locales/en/profile.json'
import enReview from './locales/en/review.json'
import enSearch from './locales/en/search.json'
import enText from './locales/en/text.json'
import ruCity from './locales/ru/city.json'
import ruCommon from './locales/ru/common.json'
import ruErrors from './locales/ru/errors.json'
import ruGallery from './locales/ru/gallery.json'
import ruHead from './locales/ru/head.json'
import ruHome from './locales/ru/home.json'
import ruList from './locales/ru/list.json'
import ruOwn from './locales/ru/own.json'
import ruProfile from './locales/ru/profile.json'
import ruReview from './locales/ru/review.json'
import ruSearch from './locales/ru/search.json'
import ruText from './locales/ru/text.json'

const ru = {
  common: ruCommon,
  head: ruHead,
  home: ruHome,
  city: ruCity,
  list: ruList,
  own: ruOwn,
  profile: ruProfile,
  review: ruReview,
  errors: ruErrors,
  text: ruText,
  search: ruSearch,
  gallery: ruGallery,
}

/** The texts that keys are typed from: Russian ones, which have every plural form. */
export type Texts = typeof ru

export const resources = {
  ru,
  en: {
    common: enCommon,
    head: enHead,
    home: enHome,
    city: enCity,
    list: enList,
    own: enOwn,
    profile: enProfile,
    review: enReview,
    errors: enErrors,
    text: enText,
    search: enSearch,
    gallery: enGallery,
  },
} satisfies Record<Locale, Record<keyof Texts, unknown>>

export const namespaces = [
  'common',
  'head',
  'home',
  'city',
  'list',
  'own',
  'profile',
  'review',
  'errors',
  'text',
  'search',
  'gallery',
] as const satisfies (keyof Texts)[]
