import { advice } from '#mocks/data/trades/advice.ts'
import { beauty } from '#mocks/data/trades/beauty.ts'
import { photographersAndCaregivers } from '#mocks/data/trades/photographers-and-caregivers.ts'
import { home } from '#mocks/data/trades/home.ts'
import { renovation } from '#mocks/data/trades/renovation.ts'
import { computersAndTrainers } from '#mocks/data/trades/computers-and-trainers.ts'
import { transport } from '#mocks/data/trades/transport.ts'
import { tutors } from '#mocks/data/trades/tutors.ts'
import { parseTrades } from './parse-trades.ts'

export const dataCategories = parseTrades([
  renovation,
  tutors,
  beauty,
  home,
  advice,
  transport,
  photographersAndCaregivers,
  computersAndTrainers,
])
