import { describeState } from './state.ts'

export const identityStates = {
  'an account exists': describeState({
    means: 'Somebody has an account with this address, this number and this password. Nobody else has either of them.',
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
  'no account has the e-mail': describeState({
    means: 'Nobody has an account with this address, nor a registration under way.',
    params: { email: 'nobody@example.org' },
    rows: {},
  }),
  'somebody is signed in': describeState<{
    token: string
    profile_id: number
    email: string
    phone: string
    password: string
    about_statistics: boolean
  }>({
    means:
      'The person of the profile, made by an earlier state, has an account with this address, this number (which is that of the chat app too) and this password, the address verified, the bot linked, a setting for `new_review`, and counts for their region on the about page or not. The bearer token is one of theirs: store this one, or make one as your login does and answer it (see ‘Tokens’).',
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
      personal_access_tokens: [{ tokenable_id: 77, token: 'sha256 of what follows the |' }],
    },
  }),
  'somebody without details is signed in': describeState({
    means: 'The same of somebody of whom only user and profile are there, made by an earlier state.',
    params: { token: '1|signed-in', profile_id: 43 },
    rows: { users: [{ id: 78, name: null, email: null, phone: null }] },
  }),
  'no session has the token': describeState({
    means: 'The bearer token is nobody’s: it was never given, or is no longer good.',
    params: { token: '1|expired' },
    rows: {},
  }),
  'the session began with a code': describeState({
    means: 'The session of the bearer token, made by an earlier state, was opened by the code of a letter, just now.',
    params: { token: '1|signed-in' },
    rows: {},
  }),
  'a registration is under way': describeState({
    means:
      'The address was verified and has no account yet: its user has no name. The bearer token is theirs. There is a region of this id: every account begins there.',
    params: { token: '1|registering', email: 'new@example.org', region_id: 1 },
    rows: {
      regions: [{ id: 1, name: 'Адыгея' }],
      users: [{ id: 79, name: null, email: 'new@example.org', password: null }],
    },
  }),
  'a letter was sent': describeState({
    means:
      'The newest letter to the address has this code. It was sent just now. A handler that makes `uuid` or `code` itself returns it.',
    params: { email: 'new@example.org', uuid: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a', code: '123456' },
    rows: {
      verification_codes: [
        { uuid: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a', email: 'new@example.org', code: '123456', used_at: null },
      ],
    },
  }),
  'the code of the letter was used': describeState({
    means: 'The code of the newest letter to the address, which an earlier state sent, was used.',
    params: { email: 'new@example.org' },
    rows: {
      verification_codes: [{ uuid: '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a', used_at: '2026-03-01T10:00:00Z' }],
    },
  }),
  'a newer letter was sent': describeState({
    means: 'After the letter of an earlier state another one went to the address.',
    params: { email: 'new@example.org' },
    rows: {},
  }),
  'all letters are too old': describeState({
    means: 'Every letter of an earlier state is older than 15 minutes.',
    params: {},
    rows: {},
  }),
  'no letter has the uuid': describeState({
    means: 'No letter of this uuid was ever sent.',
    params: { uuid: '11111111-2222-4333-8444-555555555555' },
    rows: {},
  }),
}
