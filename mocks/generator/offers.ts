import type { TradeCategory, Service } from '#mocks/dataset/trade.ts'
import { pickInteger, pickSome, type Random } from './random.ts'

export interface Offer {
  readonly service: Service
  readonly categoryId: number
  readonly price: number | null
}

const roundingSteps: readonly (readonly [below: number, step: number])[] = [
  [500, 10],
  [2_000, 50],
  [5_000, 100],
  [20_000, 500],
  [Infinity, 1_000],
]

function roundPrice(price: number): number {
  const step = roundingSteps.find(([limit]) => price < limit)?.[1] ?? 1
  return Math.max(step, Math.round(price / step) * step)
}

const getPriceLevel = (population: number) =>
  Math.min(1.33, Math.max(0.75, 0.75 + Math.log10(population / 20_000) * 0.2))

export function drawOffers(random: Random, categories: readonly TradeCategory[], population: number): readonly Offer[] {
  const level = getPriceLevel(population)
  const relativePrice = random()
  const hidesPrices = random() < 0.04
  const drawPrice = ({ price }: Service) => {
    const share = Math.min(1, Math.max(0, relativePrice + (random() - 0.5) * 0.3))
    return roundPrice((price.from + (price.to - price.from) * share) * level)
  }
  const createOffer = (categoryId: number, service: Service): Offer => ({
    service,
    categoryId,
    price: hidesPrices || random() < 0.05 ? null : drawPrice(service),
  })
  const professionOffers = categories.flatMap(({ id, services }) =>
    services.slice(0, 1).map(service => createOffer(id, service)),
  )
  const otherServices = categories.flatMap(({ id, services }) => services.slice(1).map(service => ({ id, service })))
  const chosenServices = pickSome(random, otherServices, pickInteger(random, 1, 5))
  return [...professionOffers, ...chosenServices.map(({ id, service }) => createOffer(id, service))]
}
