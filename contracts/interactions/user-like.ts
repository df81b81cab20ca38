import { positiveInteger } from '#contracts/matchers.ts'

/** Matches any id, because most provider states do not set the id of the user. */
export const userLike = {
  id: positiveInteger(70),
  name: 'Анна Смирнова',
  email: 'anna@example.org',
  phone: '+79172041833',
}

export const user = {
  id: 70,
  name: 'Анна Смирнова',
  email: 'anna@example.org',
  emailVerifiedAt: null,
  phone: '+79172041833',
  avatar: null,
  whatsapp: null,
  telegramLinked: false,
  settings: {},
}
