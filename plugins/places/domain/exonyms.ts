import { normalizeName } from '#core/places/normalize-name.ts'
import { exonyms } from '../contract/exonyms.ts'

/**
 * Minimum population of a town with exonyms, which excludes small namesakes: Brzeg has 38,000 inhabitants, a hamlet
 * Brzeg has no exonym.
 */
const minPopulation = 10_000

const none: readonly string[] = []

/** Returns the names of a town in other languages. */
export const exonymsOf = (city: string, population: number): readonly string[] =>
  population < minPopulation ? none : (exonyms[city] ?? none)

const cityByExonym = new Map(
  Object.entries(exonyms).flatMap(([city, others]) => others.map((other) => [normalizeName(other), city] as const)),
)

/** Returns the Polish name for an exonym; `null` when the name is none. */
export const endonym = (name: string): string | null => cityByExonym.get(normalizeName(name)) ?? null
