import type { FacetSelection } from '#core/search/facet-selection.ts'
import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { Meaning, Proposal } from '#core/search/reading/meaning.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import type { Word } from '#core/search/words.ts'
import { atEach, propose } from './spans.ts'

const open = phrasesOf(
  `czynne, czynny, czynna, otwarte, otwarty, otwarta, otwartego, otwierane, otwiera się, działa, działające, działający, pracuje, w godzinach, godziny, w godz, godz, opieka, opieką, open, opens, opening, hours, working hours,
   відкрит*, відкриваються, відкривається, відкривались, приймають, приймали, працює, працюють, працював, години роботи, з роботою`,
)
const from = phrasesOf(
  'od, od godziny, od godz, już od, z, from, from at least, before, przed, przed godziną, as early as, by, opens by, open by, opening by, від, з, із, з години, уже з, вже з',
)
/** Only after a word of opening: `otwierają o 6`. */
const atTime = phrasesOf('o, o godzinie, at, о, об')
const until = phrasesOf(
  `do, do godziny, do godz, co najmniej do, przynajmniej do, aż do, po, po godzinie, dłużej niż do, until, till, to, at least until, at least till, until at least, past, after, not close before, closes no earlier than, not before, до, до години, хоча б до,
   мінімум до, після`,
)
const between = phrasesOf('do, a, to, till, until, до, по, and, i')
const timeUnits = phrasesOf(
  `rano, wieczorem, wieczór, popołudniu, po południu, godzina, godziny, godzinie, godz, am, pm, a m, p m, o clock, in the morning, in the evening, in the afternoon, oclock, ранку, вечора, години, годину,
   годин, h, 00, 30`,
)
const evening = phrasesOf('wieczorem, wieczór, po południu, popołudniu, pm, p m, in the evening, in the afternoon, вечора')
/** Units after a number that is no hour. */
const otherUnits = phrasesOf(
  `zł, złotych, złote, złoty, pln, lat, lata, roku, rok, latka, latek, letni*, dzieci, osób, osoby, miejsc, km, m, min, minut, minuty, years, year, months, month, children, kids, дітей, років, роки, року, злотих, місяців, хвилин, км,
   tys, tysięcy, tysiące, miesięcy, miesiąca, miesiące, maja, kwietnia, marca, września, sierpnia, godzin, gwiazdek, stars, i pół, przystank*, kilometr*, kilometers, kilometres, miles, км, m cy, dni, days, razy`,
)
const spokenHours: readonly (readonly [hour: number, phrases: ReturnType<typeof phrasesOf>])[] = [
  [5.5, phrasesOf('wpół do szóstej, w pół do szóstej, пів на шосту')],
  [6.5, phrasesOf('wpół do siódmej, w pół do siódmej, пів на сьому')],
  [7.5, phrasesOf('wpół do ósmej, w pół do ósmej, пів на восьму')],
  [16.5, phrasesOf('wpół do piątej, w pół do piątej, пів на п’яту')],
  [17.5, phrasesOf('wpół do osiemnastej')],
  [6, phrasesOf('szóstej, szósta, six')],
  [7, phrasesOf('siódmej, siódma, seven')],
  [8, phrasesOf('ósmej, ósma')],
  [16, phrasesOf('szesnastej, szesnasta')],
  [17, phrasesOf('siedemnastej, siedemnasta, five pm')],
  [18, phrasesOf('osiemnastej, osiemnasta, six pm')],
  [19, phrasesOf('dziewiętnastej')],
  [20, phrasesOf('dwudziestej')],
]
const allDay = phrasesOf(
  `całodobow*, całą dobę, cala dobe, na całą dobę, 24h, 24 h, 24 godziny, 24 7, dwadzieścia cztery godziny, around the clock, round the clock, 24 hours, overnight, цілодобов*, nocn*, na noc, w nocy, нічн*,
   24 години, на ніч, at night`,
)
const saturday = phrasesOf(
  'w soboty, w sobotę, także w soboty, też w soboty, soboty, sobota, sobotnie, on saturdays, on saturday, saturday, saturdays, у суботу, в суботу, по суботах, у суботи, субота, суботу',
)
/** Hours that no register states. */
const unmet = phrasesOf(
  `weekend*, w weekendy, w niedziel*, w niedzielę, niedziel*, on sunday, on sundays, sunday*, on weekends, evenings, popołudniami, do późna, do późnego wieczora, wieczorami, у вихідні, на вихідних, в неділю, у неділю,
   вечорами, w wakacje, w ferie, całoroczn*, na godziny, na kilka godzin, godzinow*, by the hour, part time, half day, погодинн*, святами, w święta`,
)
const duration = phrasesOf('godzin, godziny, godzinę, godzinne, godzinny, hours, hour, h, годин, години, годину')
const aDay = phrasesOf(
  'dziennie, w ciągu dnia, na dzień, a day, per day, daily, на день, щодня, tygodniowo, w tygodniu, a week, на тиждень',
)

interface Time {
  readonly minutes: number
  readonly length: number
  /** Nothing but an hour is written so: `6:30`, `7 rano`. */
  readonly certain: boolean
}

const timeAt = (words: readonly Word[], at: number): Time | null => {
  for (const [hour, phrases] of spokenHours) {
    const length = lengthAt(phrases, words, at)
    if (length > 0) return { minutes: hour * 60, length, certain: true }
  }
  const [, hours, , minutes, half] = /^([01]?\d|2[0-4])([:.]([0-5]\d))?(am|pm|h|ej)?$/.exec(words[at]?.word ?? '') ?? []
  if (hours === undefined) return null
  const unit = lengthAt(timeUnits, words, at + 1)
  if (unit === 0 && half === undefined && !words[at]?.endsPart && lengthAt(otherUnits, words, at + 1) > 0) return null
  // `16 30`: hours and minutes apart.
  const minutesOfNextWord = minutes === undefined && /^(00|15|30|45)$/.test(words[at + 1]?.word ?? '') ? Number(words[at + 1]?.word) : 0
  const isEvening = (half === 'pm' || lengthAt(evening, words, at + 1) > 0) && Number(hours) < 12
  const total = Number(hours) * 60 + Number(minutes ?? 0) + minutesOfNextWord + (isEvening ? 720 : 0)
  return { minutes: total, length: 1 + unit, certain: minutes !== undefined || half !== undefined || unit > 0 }
}

/** Latest hour at which a place opens, and earliest at which it closes, minutes of the day. */
const latestOpening = 11 * 60
const earliestClosing = 12 * 60

const opening = (minutes: number): FacetSelection => ({ opens: { max: minutes } })
const closing = (minutes: number): FacetSelection => ({ closes: { min: minutes } })

/** Hours of an afternoon that are written without it: `od 7 do 5`. */
const afternoon = (minutes: number): number => (minutes < latestOpening ? minutes + 720 : minutes)

const hoursAt = (words: readonly Word[], at: number): readonly { readonly selection: FacetSelection; readonly end: number }[] => {
  const start = at + lengthAt(open, words, at)
  const isOpen = start > at
  const fromLength = lengthAt(from, words, start) || (isOpen ? lengthAt(atTime, words, start) : 0)
  const first = timeAt(words, start + fromLength)
  const found: { selection: FacetSelection; end: number }[] = []
  if (first && first.minutes <= latestOpening && first.minutes >= 240 && (fromLength > 0 || first.certain || isOpen)) {
    const end = start + fromLength + first.length
    const betweenLength = lengthAt(between, words, end)
    const second = timeAt(words, end + betweenLength)
    const isRange = betweenLength > 0 || words[end - 1]?.token === words[end]?.token || (first.certain && second?.certain)
    if (second && isRange && afternoon(second.minutes) >= earliestClosing)
      found.push({
        selection: { ...opening(first.minutes), ...closing(afternoon(second.minutes)) },
        end: end + betweenLength + second.length,
      })
    if (fromLength > 0 || isOpen) found.push({ selection: opening(first.minutes), end })
  }
  const untilLength = lengthAt(until, words, start)
  const last = timeAt(words, start + untilLength)
  if (untilLength > 0 && last) {
    const minutes = isOpen || last.certain ? afternoon(last.minutes) : last.minutes
    if (minutes >= earliestClosing) found.push({ selection: closing(minutes), end: start + untilLength + last.length })
  }
  return found
}

/** Reads opening hours: `od 6:30 do 17`, `czynne do 18`, `całodobowe`, `w soboty`. */
export const readHours: PlainReader = ({ text: { words }, facets }) => {
  const isKnown = (key: string) => facets.some((facet) => facet.key === key)
  const filter = (selection: FacetSelection): Meaning =>
    Object.keys(selection).every(isKnown) ? { kind: 'filter', selection } : { kind: 'unmet', reason: 'detail' }
  return atEach(words, (at): readonly Proposal[] => {
    const phrase = (phrases: ReturnType<typeof phrasesOf>, meaning: Meaning): readonly Proposal[] => {
      const before = lengthAt(open, words, at)
      const length = lengthAt(phrases, words, at + before)
      return length > 0 ? [propose(at, at + before + length, meaning, 'measure')] : []
    }
    const hours = /^\d{1,2}(\.\d)?$/.test(words[at]?.word ?? '') ? lengthAt(duration, words, at + 1) : 0
    return [
      ...hoursAt(words, at).map(({ selection, end }) => propose(at, end, filter(selection), 'measure')),
      ...phrase(allDay, filter({ all_day: true })),
      ...phrase(saturday, filter({ open_saturday: true })),
      ...phrase(unmet, { kind: 'unmet', reason: 'detail' }),
      ...(hours > 0
        ? [propose(at, at + 1 + hours + lengthAt(aDay, words, at + 1 + hours), { kind: 'unmet', reason: 'detail' }, 'unmet')]
        : []),
    ]
  })
}
