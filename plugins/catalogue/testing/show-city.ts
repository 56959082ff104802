import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { anonymous } from '#core/access/actor.ts'
import { ShowCity } from '../use-cases/show-city.ts'

/** Reads what the page of a city shows to a visitor. */
export const showCity = (platform: TestPlatform, query: Parameters<ShowCity>[1]) => platform.run(ShowCity, anonymous('t'), query)
