import { lengthAt, lengthsAt, phrasesOf } from '#core/search/phrase.ts'
import type { Proposal, UnmetReason } from '#core/search/reading/meaning.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import type { Word } from '#core/search/words.ts'
import { monthAt, yearOf } from './dates.ts'
import { atEach, propose } from './spans.ts'

const beforeStart = phrasesOf(
  `od, z, ze, w, we, po, na, już od, dopiero od, od początku, from, since, starting, starting in, starting from, in, by, beginning, від, з, із, у, в, до, на, починаючи з`,
)
const soon = phrasesOf(
  `od zaraz, na już, od już, na teraz, jak najszybciej, natychmiast, od nowego roku, od nowego roku szkolnego, od nowego roku przedszkolnego, od przyszłego roku, w przyszłym roku, na przyszły rok, na nowy rok, na rok, od jutra, od poniedziałku,
   od przyszłego miesiąca, od następnego miesiąca, asap, immediately, right away, straight away, next year, from next year, next month, from next month, від зараз, негайно, якнайшвидше, вже зараз, терміново, pilnie, urgently, з нового року,
   наступного року, з наступного року, з наступного місяця`,
)
const near = phrasesOf(
  `blisko, bliziutko, niedaleko, koło, obok, przy, w, do, w pobliżu, w okolicy, w okolicach, near, near the, close to, close to the, next to, next to the, in the, by the, around the, around, біля, поруч з, недалеко від, в, у, поблизу`,
)
const landmarks = phrasesOf(
  `centrum, ścisłym centrum, centrum miasta, śródmieściu miasta, metra, metro, metrze, stacji metra, tramwaju, pętli, dworca, dworcu, przystanku, domu, mojego domu, pracy, mojej pracy, lasu, lesie, parku, rynku, rynek, szpitala, uczelni,
   galerii, lotniska, the centre, the center, city centre, city center, centre, center, downtown, metro, subway, metro station, station, train station, railway station, tram, tram stop, bus stop, my home, home, my work, work, the park, airport, the airport, центрі, центру, метро, вокзалу, парку, дому, роботи, лісу`,
)
const nearHere = phrasesOf(
  `blisko mnie, blisko nas, blisko siebie, blisko domu, niedaleko mnie, w mojej okolicy, w naszej okolicy, near me, close to me, close to home, nearby, close by, біля мене, поруч зі мною, поблизу мене, біля дому, недалеко від дому`,
)
const nearby = phrasesOf('blisko, niedaleko, w pobliżu, w okolicy, near, close, поруч, поблизу, недалеко')
const free = phrasesOf(
  'bezpłatn*, darmow*, za darmo, free of charge, безкоштовн*, dofinansowan*, dotacj*, z dopłatą, z dofinansowaniem, zus, aktywny rodzic, babciowe, субсид*',
)
const detail = phrasesOf(
  `małe grupy, małych grupach, małą grupą, mała grupa, nieduże grupy, kameraln*, domow* atmosfer*, domowa atmosfera, domową atmosferą, small groups, small group, small classes, малі групи, маленькі групи, невелика група, невеликі групи,
   miła kadra, ciepła kadra, dobra kadra, bez zdjęć, bez ekranów, bez telewizora, bez telewizji, religi*, religii, religia, z religią, релігі*, religion, religious, ekologiczn*, dobra opieka, żywieni*, zespół downa, zespołem downa, zespołu downa,
   down syndrome, down's syndrome, синдром дауна, синдромом дауна, adhd, cukrzyc*, diabet*, діабет*, padaczk*, nadpobudliw*, na próbę, adaptacj*, adaptacja, orzeczeni*, z orzeczeniem, зі знижкою, zniżk*, rodzeństw*, siblings, знижк*`,
)

/** Reads the time from which a place is wanted: `od września`, `from 1 March 2027`. */
const startAt = (words: readonly Word[], at: number): readonly number[] =>
  lengthsAt(beforeStart, words, at).flatMap((before) => {
    const day = /^\d{1,2}$/.test(words[at + before]?.word ?? '') ? 1 : 0
    const month = monthAt(words, at + before + day)
    const year = yearOf(words[at + before + day + (month?.length ?? 0)]?.word ?? '') === null ? 0 : 1
    if (!month && (year === 0 || day > 0)) return []
    const end = at + before + day + (month?.length ?? 0) + year
    return [end + (year > 0 ? lengthAt(phrasesOf('r, roku, року'), words, end) : 0)]
  })

const landmarkAt = (words: readonly Word[], at: number): readonly number[] =>
  lengthsAt(near, words, at).flatMap((length) => {
    const landmark = lengthAt(landmarks, words, at + length)
    return landmark > 0 ? [at + length + landmark] : []
  })

/** Reads wishes that no facility states or the search cannot meet; each is said with its reason. */
export const readStartDates: PlainReader = ({ text: { words } }) =>
  atEach(words, (at): readonly Proposal[] => {
    const wish = (reason: UnmetReason, ends: readonly number[]) => ends.map((to) => propose(at, to, { kind: 'unmet', reason }, 'unmet'))
    const phrase = (phrases: ReturnType<typeof phrasesOf>) => lengthsAt(phrases, words, at).map((length) => at + length)
    const alone = phrase(nearby).filter((to) => words[to - 1]?.endsPart || to === words.length)
    return [
      ...wish('start', [...startAt(words, at), ...phrase(soon)]),
      ...wish('distance', [...landmarkAt(words, at), ...phrase(nearHere), ...alone]),
      ...wish('cost', phrase(free)),
      ...wish('detail', phrase(detail)),
    ]
  })
