import { advice } from '../data/trades/advice'
import { beauty } from '../data/trades/beauty'
import { care } from '../data/trades/care'
import { home } from '../data/trades/home'
import { renovation } from '../data/trades/renovation'
import { skills } from '../data/trades/skills'
import { transport } from '../data/trades/transport'
import { tutors } from '../data/trades/tutors'
import { readTrades } from './read-trades'

/** The tree of categories, parents first, in the order in which people see it. */
export const dataCategories = readTrades([renovation, tutors, beauty, home, advice, transport, care, skills])
