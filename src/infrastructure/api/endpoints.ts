import { Schema } from 'effect'
import { categoriesQuery, categoryCodec, topCategoryCodec } from './category/category.codec.ts'
import { cityCodec, regionCodec } from './city/city.codec.ts'
import { complaintTypeCodec, newComplaintBody } from './complaint/complaint.codec.ts'
import { notificationPageCodec, notificationsQuery, readBody, settingsBody } from './notification/notification.codec.ts'
import { profileCodec } from './profile/profile.codec.ts'
import { profilesQuery, randomQuery } from './profile/profile.queries.ts'
import { randomCodec } from './profile/random.codec.ts'
import { codeBody, letterCodec, newAccountBody, verifyBody } from './registration/registration.codec.ts'
import { newReviewBody, reviewCodec, reviewsQuery } from './review/review.codec.ts'
import { serviceRequestBody } from './service-request/service-request.codec.ts'
import { decodeChanged } from './shared/decode.ts'
import { noBody, type ParamsOf } from './shared/endpoint.ts'
import {
  sessionQuery,
  credentialMutation,
  accountCredentialMutation,
  publicQuery,
  accountMutation,
  accountQuery,
  restrictedMutation,
} from './shared/endpoint-kinds.ts'
import { listOf } from './shared/list.codec.ts'
import { pageOf } from './shared/page.codec.ts'
import { cityQuery, noQuery } from './shared/query.ts'
import { anyAnswer, statusCodec } from './shared/status.codec.ts'
import {
  botBody,
  botCodeCodec,
  chatAppBody,
  passwordChangeBody,
  personalDataBody,
  placementBody,
  profileEditBody,
  settingsAnswer,
  userAnswer,
} from './user/account.codec.ts'
import { sessionGrantCodec, loggedInCodec, logInBody } from './user/log-in.codec.ts'
import { ownProfileCodec } from './user/own-profile.codec.ts'

/** Every call to the API, once: client, mock API, contract and the list in contracts/README.md are made from this. */
export const endpoints = {
  regions: publicQuery('/api/regions', {
    query: noQuery,
    answer: Schema.Struct({ regions: listOf(regionCodec) }),
    summary: 'All regions with their cities',
    decode: decodeChanged,
  }),
  cityBySlug: publicQuery('/api/cities/by/slug/{slug}', {
    query: noQuery,
    answer: Schema.Struct({ city: cityCodec }),
    summary: 'One city',
  }),
  categories: publicQuery('/api/categories', {
    query: categoriesQuery,
    answer: Schema.Struct({ categories: listOf(topCategoryCodec) }),
    summary:
      'The tree of categories, counted for a city or for the whole country, with some of its specialists if wanted',
    decode: decodeChanged,
  }),
  categoryBySlug: publicQuery('/api/categories/{slug}', {
    query: cityQuery,
    answer: Schema.Struct({ category: categoryCodec }),
    summary: 'One category with its children',
  }),
  randomProfiles: publicQuery('/api/profiles/specialities/random', {
    query: randomQuery,
    answer: randomCodec,
    summary: 'Specialities drawn at random, each with somebody who offers it',
  }),
  profileById: publicQuery('/api/profiles/{id}', {
    query: noQuery,
    answer: Schema.Struct({ profile: profileCodec }),
    summary: 'One profile',
  }),
  profileReviews: publicQuery('/api/profiles/{id}/reviews', {
    query: reviewsQuery,
    answer: pageOf(reviewCodec),
    summary: 'A page of the reviews of a profile, the newest first',
  }),
  writeReview: restrictedMutation('POST', '/api/profiles/{id}/reviews', {
    body: newReviewBody,
    answer: statusCodec,
    summary: 'Reviews a profile: once a person, and never oneself',
  }),
  complaintTypes: publicQuery('/api/complaint-types', {
    query: noQuery,
    answer: Schema.Struct({ types: listOf(complaintTypeCodec) }),
    summary: 'The reasons for which somebody may complain of a profile',
  }),
  fileComplaint: accountMutation('POST', '/api/profiles/{id}/complaints', {
    body: newComplaintBody,
    answer: statusCodec,
    summary: 'Complains of a profile',
  }),
  profiles: publicQuery('/api/v2/profiles', {
    query: profilesQuery,
    answer: pageOf(profileCodec),
    summary: 'A page of profiles: of a city, of a category, or of the whole country',
  }),
  logIn: credentialMutation('POST', '/api/email/login', {
    body: logInBody,
    answer: loggedInCodec,
    summary: 'Opens a session for an e-mail or a phone number with its password',
  }),
  requestCode: credentialMutation('POST', '/api/email/code', {
    body: codeBody,
    answer: letterCodec,
    summary: 'Sends a letter with a code to an address',
  }),
  verifyCode: credentialMutation('POST', '/api/email/verify/{uuid}', {
    body: verifyBody,
    answer: sessionGrantCodec,
    summary: 'Opens a session for whoever knows the code of the newest letter',
  }),
  register: accountCredentialMutation('POST', '/api/register', {
    body: newAccountBody,
    answer: sessionGrantCodec,
    summary: 'Creates the account of an address that was verified',
  }),
  ownProfile: sessionQuery('/api/user/profile', {
    query: noQuery,
    answer: Schema.Struct({ profile: ownProfileCodec }),
    summary: 'The profile of whoever is signed in, with what only they see',
  }),
  updateUser: accountMutation('PUT', '/api/user', {
    body: personalDataBody,
    answer: userAnswer,
    summary: 'Changes name, e-mail and phone number',
  }),
  updateProfile: accountMutation('PUT', '/api/v2/user/profile', {
    body: profileEditBody,
    answer: Schema.Struct({ item: anyAnswer }),
    summary: 'Changes what the profile says: all of it, each time',
  }),
  changePassword: accountCredentialMutation('PUT', '/api/user/passwords', {
    body: passwordChangeBody,
    answer: userAnswer,
    summary: 'Changes the password',
  }),
  generateBotCode: accountMutation('POST', '/api/bot/generate/code', {
    body: botBody,
    answer: botCodeCodec,
    summary: 'A code that links the account with the messaging bot',
  }),
  updateChatApp: accountMutation('POST', '/api/user/whats_up', {
    body: chatAppBody,
    answer: statusCodec,
    summary: 'Changes the number of the chat app',
  }),
  countRegion: accountMutation('POST', '/api/regions', {
    body: noBody,
    answer: anyAnswer,
    summary: 'Counts the person for their region on the about page',
  }),
  dontCountRegion: accountMutation('DELETE', '/api/regions', {
    body: noBody,
    answer: anyAnswer,
    summary: 'Counts them no longer',
  }),
  updateSettings: accountMutation('PUT', '/api/user/settings', {
    body: settingsBody,
    answer: settingsAnswer,
    summary: 'Changes which notifications somebody gets: all types, each time',
  }),
  notifications: accountQuery('/api/user/notifications', {
    query: notificationsQuery,
    answer: notificationPageCodec,
    summary: 'A page of the notifications of whoever is signed in, the newest first',
  }),
  markNotificationsRead: accountMutation('PUT', '/api/user/notifications', {
    body: readBody,
    answer: statusCodec,
    summary: 'Marks notifications as read',
  }),
  requestService: accountMutation('POST', '/api/user/service_applications', {
    body: serviceRequestBody,
    answer: statusCodec,
    summary: 'Asks for a service: one specialist, or whoever takes it',
  }),
  applyForPlacement: accountMutation('POST', '/api/user/application/buy', {
    body: placementBody,
    answer: anyAnswer,
    summary: 'Applies for paid placement',
  }),
}

type Table = typeof endpoints
export type EndpointName = keyof Table
/** A call's path parameters. */
export type Params = { readonly [N in EndpointName]: Readonly<Record<ParamsOf<Table[N]['path']>, string | number>> }
export type Queries = { readonly [N in EndpointName]: Table[N]['query']['Type'] }
export type Bodies = { readonly [N in EndpointName]: Table[N]['body']['Type'] }
export type Answers = { readonly [N in EndpointName]: Table[N]['answer']['Type'] }
export type AnswersWire = { readonly [N in EndpointName]: Table[N]['answer']['Encoded'] }
/** What the product tells apart when a call goes wrong. */
export type Failures = { readonly [N in EndpointName]: ReturnType<Table[N]['failure']> }

export type QueryEndpointName = { [N in EndpointName]: Table[N]['method'] extends 'GET' ? N : never }[EndpointName]
export type MutationEndpointName = Exclude<EndpointName, QueryEndpointName>
