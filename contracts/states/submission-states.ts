import { describeState } from './state.ts'

export const submissionStates = {
  'somebody has reviewed a profile': describeState({
    means: 'The person of the other profile has reviewed the profile. Earlier states made both.',
    params: { profile_id: 44, reviewer_profile_id: 42 },
    rows: {
      reviews: [
        { id: 302, profile_id: 44, user_id: 77, text: 'Ровно.', rating_quality: 5, rating_price: 4, rating_time: 5 },
      ],
    },
  }),
  'somebody has notifications': describeState({
    means:
      'The person of the profile, who has an account by an earlier state, has exactly so many notifications, each with a type, a title, a text, a path of the site and its time. The newest of them are unread, as many as given; the others are read. The newest one has this id, or another one, which the handler returns as `notification_id`.',
    params: { profile_id: 42, count: 2, unread: 1, notification_id: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a' },
    rows: {
      notifications: [
        {
          id: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a',
          type: 'new_review',
          notifiable_id: 77,
          data: '{"title":"Новый отзыв","text":"Антон П.","url":"/profiles/42#review-301"}',
          read_at: null,
        },
      ],
    },
  }),
}
