import { defineState } from './state.ts'

export const reviewAndNotificationStates = {
  'somebody has reviewed a profile': defineState({
    description:
      'The user of the profile `reviewer_profile_id` has reviewed the profile `profile_id`. Earlier states created both profiles.',
    params: { profile_id: 44, reviewer_profile_id: 42 },
    rows: {
      reviews: [
        { id: 302, profile_id: 44, user_id: 77, text: 'Ровно.', rating_quality: 5, rating_price: 4, rating_time: 5 },
      ],
    },
  }),
  'somebody has notifications': defineState({
    description:
      'The user of the profile, whose account an earlier state created, has exactly `count` notifications, each with a type, a title, a text, a path of the site and a time. The newest `unread` ones are unread, the others are read. The id of the newest one is `notification_id`; a handler that creates it with another id returns that id as `notification_id`.',
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
