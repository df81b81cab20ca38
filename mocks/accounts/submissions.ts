import { Collection } from '@msw/data'
import { Schema } from 'effect'
import { newComplaintBody } from '#infrastructure/api/complaint/complaint.endpoints.ts'
import { reviewCodec, type newReviewBody, type ReviewWire } from '#infrastructure/api/review/review.endpoints.ts'
import { serviceRequestBody } from '#infrastructure/api/service-request/service-request.endpoints.ts'
import { placementBody } from '#infrastructure/api/user/user.endpoints.ts'

const commonFields = { id: Schema.Int, userId: Schema.Int }
// The site's codecs validate the submissions, so the mock API can't store one that the site can't read.
export const reviewRecord = Schema.Struct({
  ...commonFields,
  profileId: Schema.Int,
  isPublished: Schema.Boolean,
  review: reviewCodec,
})
export const complaintRecord = Schema.Struct({ ...commonFields, profileId: Schema.Int, complaint: newComplaintBody })
export const serviceRequestRecord = Schema.Struct({ ...commonFields, request: serviceRequestBody })
export const placementRecord = Schema.Struct({ ...commonFields, placement: placementBody })

interface StoredSubmissions {
  readonly reviews: readonly (typeof reviewRecord.Encoded)[]
  readonly complaints: readonly (typeof complaintRecord.Encoded)[]
  readonly serviceRequests: readonly (typeof serviceRequestRecord.Encoded)[]
  readonly placements: readonly (typeof placementRecord.Encoded)[]
}

export type SubmittedReview = typeof reviewRecord.Type
type NewReviewWire = typeof newReviewBody.Encoded

const encodeReview = Schema.encodeSync(reviewCodec)

/** Above the ids of the reviews of 100,000 generated specialists, the maximum of `seed`. */
const firstReviewId = 900_000_001

export class Submissions {
  readonly #reviews = new Collection({ schema: Schema.toStandardSchemaV1(reviewRecord) })
  readonly #complaints = new Collection({ schema: Schema.toStandardSchemaV1(complaintRecord) })
  readonly #requests = new Collection({ schema: Schema.toStandardSchemaV1(serviceRequestRecord) })
  readonly #placements = new Collection({ schema: Schema.toStandardSchemaV1(placementRecord) })
  isModerated = false

  hasReviewed(userId: number, profileId: number): boolean {
    return this.#reviews.findFirst(q => q.where({ userId, profileId })) !== undefined
  }

  async addReview(
    author: NonNullable<ReviewWire['user']> & { readonly id: number },
    profileId: number,
    { text, ...ratings }: NewReviewWire,
  ): Promise<SubmittedReview> {
    const id = firstReviewId + this.#reviews.count()
    const sum = ratings.rating_quality + ratings.rating_price + ratings.rating_time
    const rating = Math.round((100 * sum) / 3) / 100
    const review = { id, user: author, text, ...ratings, rating, created_at: new Date().toISOString() }
    return this.#reviews.create({ id, userId: author.id, profileId, isPublished: !this.isModerated, review })
  }

  getPublishedReviews(profileId: number): readonly ReviewWire[] {
    return this.#reviews
      .findMany(q => q.where({ profileId, isPublished: true }), { orderBy: { id: 'desc' } })
      .map(({ review }) => encodeReview(review))
  }

  async publishReviews(): Promise<readonly SubmittedReview[]> {
    const pendingIds = this.#reviews.findMany(q => q.where({ isPublished: false })).map(({ id }) => id)
    await this.#reviews.updateMany(q => q.where({ isPublished: false }), {
      data: record => {
        record.isPublished = true
      },
    })
    return this.#reviews.findMany(q => q.where(({ id }) => pendingIds.includes(id)))
  }

  async addComplaint(userId: number, profileId: number, complaint: typeof newComplaintBody.Encoded): Promise<void> {
    await this.#complaints.create({ id: this.#complaints.count() + 1, userId, profileId, complaint })
  }

  async addServiceRequest(userId: number, request: typeof serviceRequestBody.Encoded): Promise<void> {
    await this.#requests.create({ id: this.#requests.count() + 1, userId, request })
  }

  async addPlacement(userId: number, placement: typeof placementBody.Encoded): Promise<void> {
    await this.#placements.create({ id: this.#placements.count() + 1, userId, placement })
  }

  async restore({ reviews, complaints, serviceRequests, placements }: StoredSubmissions): Promise<void> {
    for (const review of reviews) await this.#reviews.create(review)
    for (const complaint of complaints) await this.#complaints.create(complaint)
    for (const request of serviceRequests) await this.#requests.create(request)
    for (const placement of placements) await this.#placements.create(placement)
  }

  getAll() {
    return {
      reviews: this.#reviews.all(),
      complaints: this.#complaints.all(),
      serviceRequests: this.#requests.all(),
      placements: this.#placements.all(),
    }
  }
}

export type SubmissionRecords = ReturnType<Submissions['getAll']>
