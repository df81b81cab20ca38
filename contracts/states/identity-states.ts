import { defineState } from './state.ts'

export const identityStates = {
  'an account exists': defineState({
    description:
      'An account has this email, this phone number and this password. No other account has either the email or the number.',
    params: {
      id: 70,
      name: 'Анна Смирнова',
      email: 'anna@example.org',
      phone: '+79172041833',
      password: 'correct horse',
    },
    rows: {
      users: [{ id: 70, name: 'Анна Смирнова', email: 'anna@example.org', phone: '+79172041833', password: 'a hash' }],
    },
  }),
  'no account has the e-mail': defineState({
    description: 'No account and no unfinished registration has this email.',
    params: { email: 'nobody@example.org' },
    rows: {},
  }),
  'somebody is signed in': defineState<{
    token: string
    profile_id: number
    email: string
    phone: string
    password: string
    about_statistics: boolean
  }>({
    description:
      'The user of the profile, which an earlier state created, has an account with this email, this phone number (also for the chat app) and this password. The email is verified, the bot is linked, and there is a setting for `new_review`. `about_statistics` tells whether the user is included in the statistics of their region. The bearer token belongs to the user: store this one, or create one with your login and return it (see ‘Tokens’).',
    params: {
      token: '1|signed-in',
      profile_id: 42,
      email: 'anna@example.org',
      phone: '+79172041833',
      password: 'correct horse',
      about_statistics: true,
    },
    rows: {
      users: [
        {
          id: 77,
          name: 'Анна Смирнова',
          email: 'anna@example.org',
          phone: '+79172041833',
          password: 'a hash',
          telegram_linked: true,
          email_verified_at: '2026-03-01T10:00:00Z',
        },
      ],
      personal_access_tokens: [{ tokenable_id: 77, token: 'the SHA-256 of the part after the |' }],
    },
  }),
  'somebody without details is signed in': defineState({
    description:
      'The bearer token belongs to the user of the profile, which an earlier state created. The user has only an id.',
    params: { token: '1|signed-in', profile_id: 43 },
    rows: { users: [{ id: 78, name: null, email: null, phone: null }] },
  }),
  'no session has the token': defineState({
    description: 'The bearer token belongs to no user: it was never issued, or has expired.',
    params: { token: '1|expired' },
    rows: {},
  }),
  'the session began with a code': defineState({
    description:
      'The session of the bearer token, which an earlier state created, was opened just now by the code of a verification email.',
    params: { token: '1|signed-in' },
    rows: {},
  }),
  'a registration is under way': defineState({
    description:
      'The email was verified and has no account yet: its user has no name. The bearer token belongs to this user. A region has this id: the site sends it for every new account.',
    params: { token: '1|registering', email: 'new@example.org', region_id: 1 },
    rows: {
      regions: [{ id: 1, name: 'Адыгея' }],
      users: [{ id: 79, name: null, email: 'new@example.org', password: null }],
    },
  }),
  'a letter was sent': defineState({
    description:
      'The newest verification email to the address has this code and was sent just now. A handler that creates `uuid` or `code` itself returns it.',
    params: { email: 'new@example.org', uuid: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a', code: '123456' },
    rows: {
      verification_codes: [
        { uuid: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a', email: 'new@example.org', code: '123456', used_at: null },
      ],
    },
  }),
  'the code of the letter was used': defineState({
    description: 'The code of the newest verification email to the address, which an earlier state sent, was used.',
    params: { email: 'new@example.org' },
    rows: {
      verification_codes: [{ uuid: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a', used_at: '2026-03-01T10:00:00Z' }],
    },
  }),
  'a newer letter was sent': defineState({
    description: 'Another verification email was sent to the address after the one of an earlier state.',
    params: { email: 'new@example.org' },
    rows: {},
  }),
  'all letters are too old': defineState({
    description: 'Every verification email of an earlier state is older than 15 minutes.',
    params: {},
    rows: {},
  }),
  'no letter has the uuid': defineState({
    description: 'No verification email with this uuid was ever sent.',
    params: { uuid: '11111111-2222-4333-8444-555555555555' },
    rows: {},
  }),
}
