import type { EndpointName } from '#infrastructure/api/endpoints.ts'

const id = 42
const avatar = 'https://images.example/42.jpg'
const city = { id: 5, slug: 'kazan', name: 'Казань' }
const category = {
  id: 12,
  slug: 'repair/bathroom',
  name: 'Ремонт ванной',
  parent_id: 3,
  children: [],
  profiles_count: 7,
}
const person = { id: 77, name: 'Анна Смирнова', avatar }
const speciality = { id: 9, name: 'Укладка плитки', category_id: 12, price_from: 1500, price_unit: 'm2' }
const social = { type: 'telegram', url: 'https://t.me/anna' }
const email = 'anna@example.org'
const phone = '+79172041833'
const uuid = '0b0c6f9e-0d4c-4f0f-9d44-0f2f0a4a4a4a'
const time = '2026-03-01T10:00:00.000000Z'
const about = 'Кладу плитку с 2018 года.'
const ratings = { rating_quality: 5, rating_price: 4, rating_time: 5 }
const password = 'correct horse'

const profile = {
  id,
  user: person,
  about,
  city,
  specialities: [speciality],
  socials: [social],
  price_from: 1500,
  currency: 'RUB',
  experience_years: 8,
  rating: 4.5,
  rating_quality: 5,
  rating_price: 4,
  rating_time: 4.5,
  rating_distribution: { 1: 0, 2: 0, 3: 0, 4: 10, 5: 10 },
  reviews_count: 20,
  is_verified: true,
  photos: ['https://images.example/works/1.jpg'],
  created_at: time,
  updated_at: time,
}
const user = {
  ...person,
  email,
  email_verified_at: time,
  phone,
  whatsapp: phone,
  telegram_linked: true,
  settings: { new_review: true },
}

export const componentExamples: Readonly<Record<string, unknown>> = {
  Id: id,
  Count: 20,
  Amount: '1500.00',
  Rating: 4.5,
  Boolean: true,
  Time: time,
  PriceUnit: 'm2',
  SocialType: 'telegram',
  City: city,
  Region: { name: 'Татарстан', cities: [city] },
  Person: person,
  Category: category,
  TopCategory: { id: 3, slug: 'repair', name: 'Ремонт', children: [category], profiles_count: 7, profiles: [profile] },
  Speciality: speciality,
  Social: social,
  Profile: profile,
  Review: {
    id: 301,
    user: person,
    text: 'Плитка лежит ровно, швы одинаковые.',
    rating: '4.67',
    ...ratings,
    reply: { text: 'Спасибо!', created_at: time },
    created_at: time,
  },
  ComplaintType: { id: 3, name: 'Чужие фотографии', description: 'Работы на снимках сделал кто-то другой.' },
  User: user,
  OwnProfile: { ...profile, user, about_statistics: true },
  Notification: {
    id: uuid,
    type: 'new_review',
    data: { title: 'Новый отзыв', text: 'Антон П.', url: '/profiles/42#review-301' },
    read_at: null,
    created_at: time,
  },
  Refusal: { message: 'Данные указаны неверно.', errors: { email: ['Этот адрес уже занят.'] } },
}

export const bodyExamples: Readonly<Record<string, unknown>> = {
  writeReview: { text: 'Плитка лежит ровно, швы одинаковые.', ...ratings },
  fileComplaint: { type_id: 3, text: 'Это мои снимки.' },
  logIn: { email, password },
  requestCode: { email },
  verifyCode: { code: '123456' },
  register: {
    name: person.name,
    password,
    password_confirmation: password,
    agreement: true,
    specialities: [],
    referral_user_id: null,
    region_id: 1,
  },
  updateUser: { name: person.name },
  updateProfile: { about, specialities: [speciality], socials: [social] },
  changePassword: { current_password: password, password: 'battery staple', password_confirmation: 'battery staple' },
  generateBotCode: { bot_type: 'telegram' },
  updateChatApp: { phone },
  updateSettings: { settings: { new_review: false, news: true } },
  applyForPlacement: { tariff: 'quarter', comment: 'Хочу наверх.' },
  markNotificationsRead: { ids: [uuid] },
  requestService: {
    city_id: city.id,
    category_id: category.id,
    profile_id: id,
    description: 'Уложить плитку в ванной, 6 м².',
    date: '2026-12-31',
    budget: 40_000,
    phone,
  },
} satisfies { readonly [N in EndpointName]?: unknown }

export const parameterExamples: Readonly<Record<string, unknown>> = {
  id,
  uuid,
  slug: city.slug,
  city_id: city.id,
  category: category.slug,
  search: 'плитка',
  sort: 'rating',
  price_to: 2000,
  rating_from: 4.5,
  page: 1,
  per_page: 24,
  amount: 4,
  unread: 1,
  withProfiles: 0,
  lang: 'ru',
}

export const getPathParameterExample = (path: string, name: string): unknown =>
  path.includes('/categories/') && name === 'slug' ? category.slug : parameterExamples[name]
