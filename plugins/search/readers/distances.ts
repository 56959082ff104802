import { lengthAt, lengthsAt, phrasesOf } from '#core/search/phrase.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import { numberAt } from './numbers.ts'
import { atEach, propose } from './spans.ts'

const before = phrasesOf(
  `do, w promieniu, w promieniu do, w odległości, w odległości do, max, maks, maksymalnie, nie dalej niż, nie więcej niż, najwyżej, within, up to, no further than, not further than, max, less than, в радіусі, у радіусі, до, не далі, не далі ніж`,
)
const after = phrasesOf(
  `od domu, od pracy, stąd, ode mnie, from home, from here, from me, away, away from, away from home, od, of, from, around, wokół, dookoła, від, від дому`,
)
const kilometres = phrasesOf('km, kilometr*, kilometrow, kilometers, kilometer, kilometre, kilometres, км, кілометр*')
const metres = phrasesOf('m, metrów, metry, meters, metres, м, метрів')
const miles = phrasesOf('mile, miles')
/** Distances by time, which depend on the way. */
const times = phrasesOf(
  'min, minut, minuty, minutes, minute, mins, хв, хвилин, хвилини, kwadrans, przystanek, przystanki, przystanków, przystankow, stops, stop, зупинк*, godzina drogi',
)
const byWay = phrasesOf(
  'pieszo, piechotą, spacerem, spaceru, drogi, jazdy, jazdy autem, autem, samochodem, tramwajem, autobusem, rowerem, on foot, by car, by bus, by tram, walk, drive, walking, driving, пішки, автобусом, їзди, ходьби, від дому, od domu, od pracy, od metra, from home, from work',
)
const maxKilometres = 200
const metresPerMile = 1609

/** Reads distances from what the text names: `do 5 km od`, `w promieniu 3 km`; those by time are wishes that nothing expresses. */
export const readDistances: PlainReader = ({ text: { words } }) =>
  atEach(words, (at): readonly Proposal[] =>
    [...lengthsAt(before, words, at), 0].flatMap((length): readonly Proposal[] => {
      const from = at + length
      const [, joined, unit] = /^(\d{1,4}(?:\.\d)?)(km|m|min)$/.exec(words[from]?.word ?? '') ?? []
      const digits = /^\d{1,4}(\.\d)?$/.test(words[from]?.word ?? '')
        ? { value: Number(words[from]?.word), length: 1 }
        : numberAt(words, from)
      const number = joined === undefined ? digits : { value: Number(joined), length: 1 }
      if (!number) return []
      const end = from + number.length
      const lengthOf = (phrases: typeof kilometres, name: string) =>
        unit === name ? 0 : unit === undefined ? lengthAt(phrases, words, end) : -1
      const km = lengthOf(kilometres, 'km')
      const m = lengthOf(metres, 'm')
      const mi = lengthOf(miles, '')
      const time = lengthOf(times, 'min')
      const read = (unitLength: number, perUnit: number): readonly Proposal[] => {
        const distance = number.value * perUnit
        if (distance > maxKilometres * 1000 || distance < 100) return []
        const to = end + unitLength
        return [propose(at, to + lengthAt(after, words, to), { kind: 'distance', metres: Math.round(distance) }, 'measure')]
      }
      if (unit === 'km' || km > 0) return read(Math.max(0, km), 1000)
      if (unit === 'm' || m > 0) return read(Math.max(0, m), 1)
      if (mi > 0) return read(mi, metresPerMile)
      if (unit !== 'min' && time <= 0) return []
      const to = end + Math.max(0, time)
      return [propose(at, to + lengthAt(byWay, words, to), { kind: 'unmet', reason: 'distance' }, 'measure')]
    }),
  )
