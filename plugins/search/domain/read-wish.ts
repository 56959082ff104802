import { isAt, lengthAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'
import type { UnmetReason } from '../contract/unmet-wish.ts'

/** Wish in a text that no filter expresses, and the number of words that it takes. */
export interface FoundWish {
  readonly reason: UnmetReason
  readonly length: number
}

const months = phrasesOf(
  `stycznia, styczniu, lutego, lutym, marca, marcu, kwietnia, kwietniu, maja, maju, czerwca, czerwcu, lipca, lipcu, sierpnia, sierpniu, września, wrześniu,
   października, październiku, listopada, listopadzie, grudnia, grudniu, january, february, march, april, may, june, july, august, september, october,
   november, december, січня, січні, лютого, лютому, березня, березні, квітня, квітні, травня, травні, червня, червні, липня, липні, серпня, серпні,
   вересня, вересні, жовтня, жовтні, листопада, листопаді, грудня, грудні`,
)
const beforeStart = phrasesOf(
  'od, z, ze, w, we, po, from, since, starting, starting in, starting from, in, by, від, з, із, у, в, до, починаючи з',
)
const soon = phrasesOf(
  `od zaraz, na już, od już, jak najszybciej, natychmiast, od nowego roku, od nowego roku szkolnego, od przyszłego roku, w przyszłym roku, asap, immediately,
   straight away, next year, from next year, від зараз, негайно, якнайшвидше, вже зараз, з нового року, наступного року`,
)

const beforeTime = phrasesOf(
  `od, do, z, ze, po, przed, od godziny, do godziny, po godzinie, przed godziną, od godz, do godz, from, until, till, to, by, after, before, open until,
   open till, open from, від, до, з, із, після, до години, з години`,
)
const toTime = phrasesOf('do, to, till, until, a, до, по')
const timeUnits = phrasesOf(
  'rano, wieczorem, wieczór, popołudniu, po południu, godzina, godziny, godzinie, godz, am, pm, o clock, ранку, вечора, години, годину, годин',
)
const clock = /^([01]?\d|2[0-4])(:\d\d|\.[0-5]\d|(:\d\d|\.[0-5]\d)?[ap]m)$/
const hour = /^([01]?\d|2[0-4])$/
/** Units after a number that is no hour. */
const otherUnits = phrasesOf(
  'zł, pln, złotych, lat, roku, lata, dzieci, osób, osoby, miejsc, km, m, min, minut, years, year, months, children, kids, дітей, років, роки, злотих, місяців, хвилин, км',
)
const hoursLong = phrasesOf('godzin, godziny, godzinę, godzinne, godzinny, hours, hour, h, годин, години, годину')
const aDay = phrasesOf('dziennie, w ciągu dnia, a day, per day, daily, на день, щодня, tygodniowo, w tygodniu, a week, на тиждень')
const hoursWords = phrasesOf(
  `całodobow*, całą dobę, nocn*, na noc, w nocy, weekend*, w weekendy, popołudniami, po południu, do późna, overnight, night, evenings, around the clock, 24h,
   цілодобов*, нічн*, у вихідні, на вихідних, в неділю, w niedzielę, w niedziele, on sunday, on sundays`,
)

const beforeDistance = phrasesOf(
  'do, w promieniu, w odległości, max, nie dalej niż, within, up to, no further than, в радіусі, до, не далі',
)
const distanceUnits = phrasesOf(
  `km, kilometr*, m, metr*, min, minut*, minutes, minute, miles, mile, kilometers, kilometres, км, кілометр*, метрів, хвилин*, przystank*, stops`,
)
const afterDistance = phrasesOf('od domu, od pracy, pieszo, autem, samochodem, on foot, by car, walk, drive, from home, пішки, від дому')
const near = phrasesOf(
  `blisko, niedaleko, koło, obok, przy, w, do, w pobliżu, near, near the, close to, close to the, next to, in the, by the, біля, поруч з, недалеко від, в, у, поблизу`,
)
const landmarks = phrasesOf(
  `centrum, ścisłym centrum, metra, metro, metrze, tramwaju, dworca, dworcu, przystanku, domu, pracy, lasu, lesie, parku, the centre, city centre, centre, center,
   downtown, metro, subway, station, train station, tram, bus stop, my home, home, work, центрі, центру, метро, вокзалу, парку, дому, роботи, лісу`,
)
const nearHere = phrasesOf(
  'blisko mnie, blisko nas, blisko siebie, niedaleko mnie, w mojej okolicy, near me, close to me, біля мене, поруч зі мною, поблизу мене',
)
/** Words that end a wish: `żeby było blisko`, `nearby`. */
const nearby = phrasesOf('blisko, niedaleko, w pobliżu, w okolicy, near, nearby, close by, close, поруч, поблизу, недалеко')

const vague: readonly (readonly [UnmetReason, readonly Phrase[]])[] = [
  [
    'cost',
    phrasesOf(
      `tani, tania, tanie, taniego, taniej, tanim, tanich, tanio, niedrog*, bezpłatn*, darmow*, cheap, cheaper, cheapest, affordable, inexpensive, free of charge,
       недорог*, дешев*, безкоштовн*`,
    ),
  ],
  ['hours', hoursWords],
  ['start', soon],
  ['distance', nearHere],
  [
    'detail',
    phrasesOf(
      `dobre opinie, dobrymi opiniami, dobrą opinią, najlepsz*, wysoko ocenian*, małe grupy, małych grupach, małą grupą, kameraln*, good reviews, best, small groups,
       small group, добрі відгуки, хороші відгуки, гарні відгуки, найкращ*, малі групи, невелика група`,
    ),
  ],
]

const startAt = (typed: readonly Word[], at: number): number => {
  const before = lengthAt(beforeStart, typed, at)
  if (before === 0) return 0
  const day = /^\d{1,2}$/.test(typed[at + before]?.word ?? '') ? 1 : 0
  const month = lengthAt(months, typed, at + before + day)
  const year = /^20[2-4]\d$/.test(typed[at + before + day + month]?.word ?? '') ? 1 : 0
  return month + year > 0 ? before + day + month + year : 0
}

const timeAt = (typed: readonly Word[], at: number): number => {
  const word = typed[at]?.word ?? ''
  if (clock.test(word)) return 1 + lengthAt(timeUnits, typed, at + 1)
  const unit = hour.test(word) ? lengthAt(timeUnits, typed, at + 1) : 0
  return unit > 0 ? 1 + unit : 0
}

const bareHourAt = (typed: readonly Word[], at: number): number =>
  hour.test(typed[at]?.word ?? '') && (typed[at]?.endsPart || lengthAt(otherUnits, typed, at + 1) === 0) ? 1 : 0

const hoursAt = (typed: readonly Word[], at: number): number => {
  const before = lengthAt(beforeTime, typed, at)
  const from = at + before
  const long = /^\d{1,2}(\.\d)?$/.test(typed[from]?.word ?? '') ? lengthAt(hoursLong, typed, from + 1) : 0
  const day = long > 0 ? lengthAt(aDay, typed, from + 1 + long) : 0
  if (long > 0 && (before === 0 || day > 0)) return before + 1 + long + day
  const first = timeAt(typed, from) || (before > 0 ? bareHourAt(typed, from) : 0)
  if (first === 0) return 0
  const between = lengthAt(toTime, typed, from + first)
  const second = timeAt(typed, from + first + between) || (between > 0 ? bareHourAt(typed, from + first + between) : 0)
  return second > 0 ? before + first + between + second : before + first
}

const distanceAt = (typed: readonly Word[], at: number): number => {
  const before = lengthAt(beforeDistance, typed, at)
  const number = /^(\d{1,4}(?:\.\d)?)(km|m|min)?$/.exec(typed[at + before]?.word ?? '')
  if (!number) return 0
  const unit = number[2] === undefined ? lengthAt(distanceUnits, typed, at + before + 1) : 0
  return unit > 0 || number[2] !== undefined ? before + 1 + unit + lengthAt(afterDistance, typed, at + before + 1 + unit) : 0
}

const landmarkAt = (typed: readonly Word[], at: number): number => {
  const before = near.find((phrase) => isAt(phrase, typed, at) && lengthAt(landmarks, typed, at + phrase.words.length) > 0)?.words.length
  return before === undefined ? 0 : before + lengthAt(landmarks, typed, at + before)
}

const nearbyAt = (typed: readonly Word[], at: number): number => {
  const length = lengthAt(nearby, typed, at)
  return length > 0 && (typed[at + length - 1]?.endsPart || at + length === typed.length) ? length : 0
}

/** Reads a wish at a position that no filter expresses: hours, the day from which, a distance, a landmark, `cheap`. */
export const wishAt = (typed: readonly Word[], at: number): FoundWish | null => {
  const readers: readonly (readonly [UnmetReason, number])[] = [
    ['distance', distanceAt(typed, at) || landmarkAt(typed, at) || nearbyAt(typed, at)],
    ['start', startAt(typed, at)],
    ['hours', hoursAt(typed, at)],
    ...vague.map(([reason, phrases]) => [reason, lengthAt(phrases, typed, at)] as const),
  ]
  const [found] = readers.filter(([, length]) => length > 0).toSorted(([, a], [, b]) => b - a)
  return found ? { reason: found[0], length: found[1] } : null
}
