import { ratingValues, reviewTextLimits } from '#domain/review/new-review.ts'
import { longestComplaint } from '#domain/complaint/complaint.ts'
import { isServiceDate, serviceRequestLimits } from '#domain/service-request/service-request.ts'
import { isCalendarDate } from '#domain/shared/moscow-time.ts'
import { textLength } from '#domain/shared/text.ts'
import { longestPlacementComment, tariffs } from '#domain/user/placement.ts'
import { notifyOfComplaint, notifyOfReview, notifyOfServiceRequest } from '#mocks/accounts/notify.ts'
import type { Bilingual } from '#mocks/data/bilingual.ts'
import { userWire } from '#mocks/world/own-wire.ts'
import { accepting, type Handlers, own } from './answering.ts'
import { phoneProblem, problems, refusalOf, textIn, type Form } from './form.ts'
import { noSuchProfile, Refusal, refused } from './refusal.ts'

const done = { status: 'success' } as const

const noSuch = { ru: 'Такого нет.', en: 'There is no such thing.' }
const shortText = { ru: 'Напишите хотя бы три знака.', en: 'Write at least three characters.' }
const notRated = { ru: 'Поставьте оценку от 1 до 5.', en: 'Give a rating from 1 to 5.' }
const pastDate = { ru: 'Этот день уже прошёл.', en: 'This day has passed.' }
const noDate = { ru: 'Такой даты не бывает.', en: 'This must be a valid date.' }
const noBudget = { ru: 'Нужна сумма в целых рублях.', en: 'This must be a whole amount of roubles.' }
const ownWords = { ru: 'Опишите причину своими словами.', en: 'Tell the reason in your own words.' }
const selfReview = new Refusal(403, { ru: 'Себя оценивать нельзя.', en: 'You cannot review yourself.' })
const selfComplaint = { ru: 'На себя пожаловаться нельзя.', en: 'You cannot complain of yourself.' }
const reviewedBefore = {
  ru: 'Вы уже оставили отзыв об этом специалисте.',
  en: 'You have reviewed this specialist already.',
}

const wholeIn = (form: Form, name: string): number | undefined => {
  const value = form[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

const lengthProblem = (text: string, most: number): Bilingual | undefined =>
  textLength(text) > most ? problems.long : undefined

const ratingIn = (form: Form, name: string) => ratingValues.find(value => value === form[name])

/** 'Something else' of the data set. */
const ownWordsType = 6

const dateProblem = (date: unknown): Bilingual | undefined => {
  if (date === null) return undefined
  if (typeof date !== 'string' || !isCalendarDate(date)) return noDate
  return isServiceDate(date, new Date()) ? undefined : pastDate
}

const budgetProblem = (budget: unknown): Bilingual | undefined =>
  budget === null ||
  (typeof budget === 'number' && Number.isInteger(budget) && budget >= 0 && budget <= serviceRequestLimits.budget)
    ? undefined
    : noBudget

export const submissionHandlers = {
  writeReview: accepting(
    ['text', 'rating_quality', 'rating_price', 'rating_time'],
    own(async (world, { form, param, asker }, account) => {
      const { people, identity } = world
      const person = people.get(Number(param))
      if (!person) return noSuchProfile
      if (account.profileId === person.id) return selfReview
      const text = textIn(form, 'text')
      const [quality, price, time] = ['rating_quality', 'rating_price', 'rating_time'].map(name => ratingIn(form, name))
      const wrong = refusalOf({
        text:
          (text === '' ? problems.required : lengthProblem(text, reviewTextLimits.max)) ??
          (textLength(text) < reviewTextLimits.min ? shortText : undefined),
        rating_quality: quality === undefined ? notRated : undefined,
        rating_price: price === undefined ? notRated : undefined,
        rating_time: time === undefined ? notRated : undefined,
      })
      if (wrong || !quality || !price || !time) return wrong ?? noSuchProfile
      if (identity.submissions.hasReviewed(account.id, person.id)) return refused(reviewedBefore)
      const { id, name, avatar } = userWire(world, account, asker)
      const ratings = { rating_quality: quality, rating_price: price, rating_time: time }
      const submitted = await identity.submissions.addReview({ id, name, avatar }, person.id, { text, ...ratings })
      if (submitted.isPublished) await notifyOfReview(identity, submitted)
      return done
    }),
  ),
  fileComplaint: accepting(
    ['type_id', 'text'],
    own(async ({ people, identity, collections }, { form, param }, account) => {
      const person = people.get(Number(param))
      if (!person) return noSuchProfile
      if (account.profileId === person.id) return refused(selfComplaint)
      const [typeId, text] = [wholeIn(form, 'type_id') ?? 0, textIn(form, 'text')]
      const type = collections.complaintTypes.findFirst(q => q.where({ id: typeId }))
      const wrong = refusalOf({
        type_id: type ? undefined : noSuch,
        text: typeId === ownWordsType && text === '' ? ownWords : lengthProblem(text, longestComplaint),
      })
      if (wrong) return wrong
      await identity.submissions.addComplaint(account.id, person.id, { type_id: typeId, text })
      await notifyOfComplaint(identity, account, person.id)
      return done
    }),
  ),
  requestService: accepting(
    ['city_id', 'category_id', 'profile_id', 'description', 'date', 'budget', 'phone'],
    own(async ({ people, places, identity }, { form }, account) => {
      const [cityId, categoryId] = [wholeIn(form, 'city_id') ?? 0, wholeIn(form, 'category_id') ?? 0]
      const profileId = wholeIn(form, 'profile_id')
      const [description, phone] = [textIn(form, 'description'), textIn(form, 'phone')]
      const wrong = refusalOf({
        city_id: places.cities.has(cityId) ? undefined : noSuch,
        category_id: places.categories.has(categoryId) ? undefined : noSuch,
        profile_id: 'profile_id' in form && !people.get(profileId ?? 0) ? noSuch : undefined,
        description:
          description === '' ? problems.required : lengthProblem(description, serviceRequestLimits.description),
        date: dateProblem(form['date']),
        budget: budgetProblem(form['budget']),
        phone: phone === '' ? problems.required : phoneProblem(phone),
      })
      if (wrong) return wrong
      await identity.submissions.addRequest(account.id, {
        city_id: cityId,
        category_id: categoryId,
        ...(profileId !== undefined && { profile_id: profileId }),
        description,
        date: typeof form['date'] === 'string' ? form['date'] : null,
        budget: wholeIn(form, 'budget') ?? null,
        phone,
      })
      if (profileId !== undefined) await notifyOfServiceRequest(identity, profileId, description)
      return done
    }),
  ),
  applyForPlacement: accepting(
    ['tariff', 'comment'],
    own(async ({ identity }, { form }, account) => {
      const tariff = tariffs.find(known => known === form['tariff'])
      const comment = textIn(form, 'comment')
      const wrong = refusalOf({
        tariff: tariff === undefined ? noSuch : undefined,
        comment: lengthProblem(comment, longestPlacementComment),
      })
      if (wrong || tariff === undefined) return wrong ?? done
      await identity.submissions.addPlacement(account.id, { tariff, comment })
      return done
    }),
  ),
} satisfies Handlers
