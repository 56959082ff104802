import type { Language } from '#core/kernel/language.ts'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import type { Trust, TrustMethod } from '../contract/states.ts'
import type { WrittenOpinion } from '../domain/opinion.ts'
import { phrases } from './phrases.ts'

/** Random numbers that are the same for the same seed. */
interface Random {
  /** Returns a number from 0 on and below 1. */
  next(): number
  /** Returns a whole number below `count`. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Returns so many different items in a random order. */
  some<Item>(items: readonly Item[], count: number): readonly Item[]
}

/** Creates random numbers from a seed. */
export const makeRandom = (seed: number): Random => {
  const { next, between } = seededRandom(seed)
  const below = (count: number) => between(0, count - 1)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const some = <Item>(items: readonly Item[], count: number): readonly Item[] => {
    let left = items
    const pickOne = () => {
      const at = below(left.length)
      const picked = left.slice(at, at + 1)
      left = left.filter((_, position) => position !== at)
      return picked
    }
    return Array.from({ length: Math.min(count, items.length) }, pickOne).flat()
  }
  return { next, below, pick, some }
}

/** Generated opinion that was accepted; moments in ISO 8601. */
export interface GeneratedOpinion extends WrittenOpinion {
  readonly trust: Trust
  readonly trust_method: TrustMethod
  readonly helpful: number
  readonly written_at: string
  readonly accepted_at: string
  readonly answer: { readonly text: string; readonly written_at: string; readonly accepted_at: string } | null
}

const hour = 3_600_000
const day = 24 * hour

const languageOf = (random: Random): Language => {
  const share = random.next()
  return share < 0.72 ? 'pl' : share < 0.88 ? 'ua' : 'en'
}

const scoresAround = (random: Random, mood: 'good' | 'mixed' | 'bad') => {
  const [low, high] = { good: [4, 5], mixed: [3, 4], bad: [1, 3] }[mood] as [number, number]
  const score = () => low + random.below(high - low + 1)
  return { score_cleanliness: score(), score_staff: score(), score_food: score() }
}

const trustFor = (random: Random): Pick<GeneratedOpinion, 'trust' | 'trust_method'> => {
  const share = random.next()
  if (share < 0.5) return { trust: 'unverified', trust_method: 'none' }
  return { trust: share < 0.86 ? 'verified' : 'trusted', trust_method: random.pick(['code', 'code', 'membership', 'document'] as const) }
}

/** Writes an opinion as a parent would, at a random moment of the last two years. */
export const writeLike = (
  random: Random,
  now: Date,
  language: Language = languageOf(random),
): WrittenOpinion & { readonly written_at: string } => {
  const words = phrases[language]
  const share = random.next()
  const mood = share < 0.66 ? 'good' : share < 0.9 ? 'mixed' : 'bad'
  const sentences =
    mood === 'good' ? random.some(words.good, 2 + random.below(3)) : [...random.some(words.good, 1), ...random.some(words[mood], 2)]
  const aside = mood === 'good' && random.next() < 0.4 ? random.some(words.mixed, 1) : []
  const written = new Date(now.getTime() - 3 * day - random.below(700) * day - random.below(24) * hour)
  const month = (yearsBefore: number) => `${written.getUTCFullYear() - yearsBefore}-09`
  const hasLeft = random.next() < 0.3
  return {
    ...scoresAround(random, mood),
    pros: random.some(words.pros, mood === 'bad' ? random.below(2) : 1 + random.below(3)),
    cons: random.some(words.cons, mood === 'good' ? random.below(2) : 1 + random.below(2)),
    text: [random.pick(words.openings), ...sentences, ...aside, random.pick(words.closings[mood])].join(' '),
    author_first_name: random.pick(words.firstNames),
    author_last_name: random.pick(words.lastNames),
    relation: hasLeft ? 'parent_former' : 'parent_current',
    attended_from: month(hasLeft ? 3 : 1),
    attended_to: hasLeft ? `${written.getUTCFullYear() - 1}-06` : null,
    language,
    written_at: written.toISOString(),
  }
}

/** Generates an accepted opinion, every fourth one with an answer. */
export const generateOpinion = (random: Random, now: Date): GeneratedOpinion => {
  const written = writeLike(random, now)
  const after = (hours: number) => new Date(Date.parse(written.written_at) + hours * hour).toISOString()
  const isAnswered = random.next() < 0.25
  return {
    ...written,
    ...trustFor(random),
    helpful: random.next() < 0.5 ? 0 : random.below(9),
    accepted_at: after(2 + random.below(30)),
    answer: isAnswered ? { text: random.pick(phrases[written.language].answers), written_at: after(40), accepted_at: after(50) } : null,
  }
}
