import { describeState } from './state.ts'

export const submissionStates = {
  'somebody has reviewed a profile': describeState({
    means: 'Whoever the bearer token belongs to has reviewed the profile. Earlier states made both.',
    params: { token: '1|signed-in', profile_id: 44 },
    rows: {
      reviews: [
        { id: 302, profile_id: 44, user_id: 77, text: 'Ровно.', rating_quality: 5, rating_price: 4, rating_time: 5 },
      ],
    },
  }),
  'somebody has notifications': describeState({
    means:
      'The person of the profile, who has an account by an earlier state, has exactly so many notifications, each with a type, a title, a text, a path of the site and its time. The newest of them are unread, as many as given; the others are read.',
    params: { profile_id: 42, count: 2, unread: 1 },
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
