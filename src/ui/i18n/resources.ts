// Written by scripts/text-resources.mjs from the files in locales/.
import type { TFunction } from 'i18next'
import type { Locale } from '#domain/shared/locale.ts'
import ruAccount from './locales/ru/account.json'
import ruApiReference from './locales/ru/api-reference.json'
import ruCity from './locales/ru/city.json'
import ruCommon from './locales/ru/common.json'
import ruCompare from './locales/ru/compare.json'
import ruComplaint from './locales/ru/complaint.json'
import ruEdit from './locales/ru/edit.json'
import ruEditAbout from './locales/ru/edit-about.json'
import ruEditPassword from './locales/ru/edit-password.json'
import ruEditPersonal from './locales/ru/edit-personal.json'
import ruEditSocials from './locales/ru/edit-socials.json'
import ruErrors from './locales/ru/errors.json'
import ruForm from './locales/ru/form.json'
import ruGallery from './locales/ru/gallery.json'
import ruHead from './locales/ru/head.json'
import ruHome from './locales/ru/home.json'
import ruLanguageOffer from './locales/ru/language-offer.json'
import ruList from './locales/ru/list.json'
import ruNewBuild from './locales/ru/new-build.json'
import ruNotificationSettings from './locales/ru/notification-settings.json'
import ruNotifications from './locales/ru/notifications.json'
import ruOwn from './locales/ru/own.json'
import ruOwnGate from './locales/ru/own-gate.json'
import ruOwnProfile from './locales/ru/own-profile.json'
import ruOwnSettings from './locales/ru/own-settings.json'
import ruPlacement from './locales/ru/placement.json'
import ruProfile from './locales/ru/profile.json'
import ruRegistration from './locales/ru/registration.json'
import ruReview from './locales/ru/review.json'
import ruReviewForm from './locales/ru/review-form.json'
import ruSaved from './locales/ru/saved.json'
import ruSearch from './locales/ru/search.json'
import ruServiceRequest from './locales/ru/service-request.json'
import ruSession from './locales/ru/session.json'
import ruStoredPages from './locales/ru/stored-pages.json'
import ruSubmission from './locales/ru/submission.json'
import ruText from './locales/ru/text.json'
import enAccount from './locales/en/account.json'
import enApiReference from './locales/en/api-reference.json'
import enCity from './locales/en/city.json'
import enCommon from './locales/en/common.json'
import enCompare from './locales/en/compare.json'
import enComplaint from './locales/en/complaint.json'
import enEdit from './locales/en/edit.json'
import enEditAbout from './locales/en/edit-about.json'
import enEditPassword from './locales/en/edit-password.json'
import enEditPersonal from './locales/en/edit-personal.json'
import enEditSocials from './locales/en/edit-socials.json'
import enErrors from './locales/en/errors.json'
import enForm from './locales/en/form.json'
import enGallery from './locales/en/gallery.json'
import enHead from './locales/en/head.json'
import enHome from './locales/en/home.json'
import enLanguageOffer from './locales/en/language-offer.json'
import enList from './locales/en/list.json'
import enNewBuild from './locales/en/new-build.json'
import enNotificationSettings from './locales/en/notification-settings.json'
import enNotifications from './locales/en/notifications.json'
import enOwn from './locales/en/own.json'
import enOwnGate from './locales/en/own-gate.json'
import enOwnProfile from './locales/en/own-profile.json'
import enOwnSettings from './locales/en/own-settings.json'
import enPlacement from './locales/en/placement.json'
import enProfile from './locales/en/profile.json'
import enRegistration from './locales/en/registration.json'
import enReview from './locales/en/review.json'
import enReviewForm from './locales/en/review-form.json'
import enSaved from './locales/en/saved.json'
import enSearch from './locales/en/search.json'
import enServiceRequest from './locales/en/service-request.json'
import enSession from './locales/en/session.json'
import enStoredPages from './locales/en/stored-pages.json'
import enSubmission from './locales/en/submission.json'
import enText from './locales/en/text.json'

const ru = {
  account: ruAccount,
  'api-reference': ruApiReference,
  city: ruCity,
  common: ruCommon,
  compare: ruCompare,
  complaint: ruComplaint,
  edit: ruEdit,
  'edit-about': ruEditAbout,
  'edit-password': ruEditPassword,
  'edit-personal': ruEditPersonal,
  'edit-socials': ruEditSocials,
  errors: ruErrors,
  form: ruForm,
  gallery: ruGallery,
  head: ruHead,
  home: ruHome,
  'language-offer': ruLanguageOffer,
  list: ruList,
  'new-build': ruNewBuild,
  'notification-settings': ruNotificationSettings,
  notifications: ruNotifications,
  own: ruOwn,
  'own-gate': ruOwnGate,
  'own-profile': ruOwnProfile,
  'own-settings': ruOwnSettings,
  placement: ruPlacement,
  profile: ruProfile,
  registration: ruRegistration,
  review: ruReview,
  'review-form': ruReviewForm,
  saved: ruSaved,
  search: ruSearch,
  'service-request': ruServiceRequest,
  session: ruSession,
  'stored-pages': ruStoredPages,
  submission: ruSubmission,
  text: ruText,
}
const en = {
  account: enAccount,
  'api-reference': enApiReference,
  city: enCity,
  common: enCommon,
  compare: enCompare,
  complaint: enComplaint,
  edit: enEdit,
  'edit-about': enEditAbout,
  'edit-password': enEditPassword,
  'edit-personal': enEditPersonal,
  'edit-socials': enEditSocials,
  errors: enErrors,
  form: enForm,
  gallery: enGallery,
  head: enHead,
  home: enHome,
  'language-offer': enLanguageOffer,
  list: enList,
  'new-build': enNewBuild,
  'notification-settings': enNotificationSettings,
  notifications: enNotifications,
  own: enOwn,
  'own-gate': enOwnGate,
  'own-profile': enOwnProfile,
  'own-settings': enOwnSettings,
  placement: enPlacement,
  profile: enProfile,
  registration: enRegistration,
  review: enReview,
  'review-form': enReviewForm,
  saved: enSaved,
  search: enSearch,
  'service-request': enServiceRequest,
  session: enSession,
  'stored-pages': enStoredPages,
  submission: enSubmission,
  text: enText,
}

/** The type of the keys: the Russian texts, because they have every plural form. */
export type Texts = typeof ru
export type Namespace = keyof Texts
/** `t` of one namespace, as a parameter of functions outside of components. */
export type Translate<N extends Namespace> = TFunction<readonly [N]>

/** All texts in all languages, for the server only. The browser loads a namespace in one language (`loadWithTexts`). */
export const resources = { ru, en } satisfies Record<Locale, Record<Namespace, unknown>>

const isNamespace = (key: string): key is Namespace => key in ru
export const namespaces: readonly Namespace[] = Object.keys(ru).filter(isNamespace)
