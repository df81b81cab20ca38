import { ratingValues, reviewTextLimits } from '#domain/review/new-review.ts'
import { maxComplaintLength } from '#domain/complaint/complaint.ts'
import { isServiceDate, serviceRequestLimits } from '#domain/service-request/service-request.ts'
import { isCalendarDate } from '#domain/shared/moscow-date.ts'
import { countCharacters } from '#domain/shared/text.ts'
import { maxPlacementCommentLength, tariffs } from '#domain/user/placement.ts'
import { notifyOfComplaint, notifyOfReview, notifyOfServiceRequest } from '#mocks/accounts/notify.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { toUserWire } from '#mocks/world/user-wire.ts'
import { acceptFields, type Handlers, requireSession } from './handler.ts'
import { findPerson } from './find-person.ts'
import { findPhoneProblem, problems, toRefusal, getText, type Form } from './form.ts'
import { noSuchProfile, Refusal, refuse } from './refusal.ts'

const success = { status: 'success' } as const

const textTooShort = { ru: 'Напишите хотя бы три знака.', en: 'Write at least three characters.' }
const ratingRequired = { ru: 'Поставьте оценку от 1 до 5.', en: 'Give a rating from 1 to 5.' }
const pastDate = { ru: 'Этот день уже прошёл.', en: 'This day has passed.' }
const invalidDate = { ru: 'Такой даты не бывает.', en: 'This must be a valid date.' }
const invalidBudget = { ru: 'Нужна сумма в целых рублях.', en: 'This must be a whole amount of rubles.' }
const reasonRequired = { ru: 'Опишите причину своими словами.', en: 'Describe the reason in your own words.' }
const selfReview = new Refusal(403, { ru: 'Себя оценивать нельзя.', en: 'You cannot review yourself.' })
const selfComplaint = { ru: 'На себя пожаловаться нельзя.', en: 'You cannot report yourself.' }
const alreadyReviewed = {
  ru: 'Вы уже оставили отзыв об этом специалисте.',
  en: 'You have reviewed this specialist already.',
}

const getInteger = (form: Form, name: string): number | undefined => {
  const value = form[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

const findLengthProblem = (text: string, max: number): Bilingual | undefined =>
  countCharacters(text) > max ? problems.long : undefined

const getRating = (form: Form, name: string) => ratingValues.find(value => value === form[name])

/** The complaint type “Something else”, which requires a description. */
const otherTypeId = 6

const findDateProblem = (date: unknown): Bilingual | undefined => {
  if (date === null) return undefined
  if (typeof date !== 'string' || !isCalendarDate(date)) return invalidDate
  return isServiceDate(date, new Date()) ? undefined : pastDate
}

const findBudgetProblem = (budget: unknown): Bilingual | undefined =>
  budget === null ||
  (typeof budget === 'number' && Number.isInteger(budget) && budget >= 0 && budget <= serviceRequestLimits.budget)
    ? undefined
    : invalidBudget

export const submissionHandlers = {
  writeReview: acceptFields(
    ['text', 'rating_quality', 'rating_price', 'rating_time'],
    requireSession(async (world, { form, param, viewer }, account) => {
      const { accountStores } = world
      const person = findPerson(world, param)
      if (!person) return noSuchProfile
      if (account.profileId === person.id) return selfReview
      const text = getText(form, 'text')
      const [quality, price, time] = ['rating_quality', 'rating_price', 'rating_time'].map(name =>
        getRating(form, name),
      )
      const refusal = toRefusal({
        text:
          (text === '' ? problems.required : findLengthProblem(text, reviewTextLimits.max)) ??
          (countCharacters(text) < reviewTextLimits.min ? textTooShort : undefined),
        rating_quality: quality === undefined ? ratingRequired : undefined,
        rating_price: price === undefined ? ratingRequired : undefined,
        rating_time: time === undefined ? ratingRequired : undefined,
      })
      // A missing rating has been refused. The conditions only narrow the types.
      if (refusal || !quality || !price || !time) return refusal ?? noSuchProfile
      if (accountStores.submissions.hasReviewed(account.id, person.id)) return refuse(alreadyReviewed)
      const { id, name, avatar } = toUserWire(world, account, viewer)
      const ratings = { rating_quality: quality, rating_price: price, rating_time: time }
      const submittedReview = await accountStores.submissions.addReview({ id, name, avatar }, person.id, {
        text,
        ...ratings,
      })
      if (submittedReview.isPublished) await notifyOfReview(accountStores, submittedReview)
      return success
    }),
  ),
  complaintTypes: ({ collections }, { viewer: { lang } }) => ({
    types: collections.complaintTypes.all().map(type => type[lang]),
  }),
  fileComplaint: acceptFields(
    ['type_id', 'text'],
    requireSession(async (world, { form, param }, account) => {
      const { accountStores, collections } = world
      const person = findPerson(world, param)
      if (!person) return noSuchProfile
      if (account.profileId === person.id) return refuse(selfComplaint)
      const [typeId, text] = [getInteger(form, 'type_id') ?? 0, getText(form, 'text')]
      const type = collections.complaintTypes.findFirst(q => q.where({ id: typeId }))
      const refusal = toRefusal({
        type_id: type ? undefined : problems.unknown,
        text: typeId === otherTypeId && text === '' ? reasonRequired : findLengthProblem(text, maxComplaintLength),
      })
      if (refusal) return refusal
      await accountStores.submissions.addComplaint(account.id, person.id, { type_id: typeId, text })
      await notifyOfComplaint(accountStores, account, person.id)
      return success
    }),
  ),
  requestService: acceptFields(
    ['city_id', 'category_id', 'profile_id', 'description', 'date', 'budget', 'phone'],
    requireSession(async ({ people, catalog, accountStores }, { form }, account) => {
      const [cityId, categoryId] = [getInteger(form, 'city_id') ?? 0, getInteger(form, 'category_id') ?? 0]
      const profileId = getInteger(form, 'profile_id')
      const [description, phone] = [getText(form, 'description'), getText(form, 'phone')]
      const refusal = toRefusal({
        city_id: catalog.cities.has(cityId) ? undefined : problems.unknown,
        category_id: catalog.categories.has(categoryId) ? undefined : problems.unknown,
        profile_id: 'profile_id' in form && !people.get(profileId ?? 0) ? problems.unknown : undefined,
        description:
          description === '' ? problems.required : findLengthProblem(description, serviceRequestLimits.description),
        date: findDateProblem(form['date']),
        budget: findBudgetProblem(form['budget']),
        phone: phone === '' ? problems.required : findPhoneProblem(phone),
      })
      if (refusal) return refusal
      await accountStores.submissions.addServiceRequest(account.id, {
        city_id: cityId,
        category_id: categoryId,
        ...(profileId !== undefined && { profile_id: profileId }),
        description,
        date: typeof form['date'] === 'string' ? form['date'] : null,
        budget: getInteger(form, 'budget') ?? null,
        phone,
      })
      if (profileId !== undefined) await notifyOfServiceRequest(accountStores, profileId, description)
      return success
    }),
  ),
  applyForPlacement: acceptFields(
    ['tariff', 'comment'],
    requireSession(async ({ accountStores }, { form }, account) => {
      const tariff = tariffs.find(name => name === form['tariff'])
      const comment = getText(form, 'comment')
      const refusal = toRefusal({
        tariff: tariff === undefined ? problems.unknown : undefined,
        comment: findLengthProblem(comment, maxPlacementCommentLength),
      })
      // An unknown tariff has been refused. The condition only narrows the type.
      if (refusal || tariff === undefined) return refusal ?? success
      await accountStores.submissions.addPlacement(account.id, { tariff, comment })
      return success
    }),
  ),
} satisfies Handlers
