import { isAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'

/** Words of a sentence that say nothing about a facility, and that no name of a facility consists of: `szukam`, `looking for`. */
const talk = phrasesOf(
  `szukam, szukamy, poszukuję, poszukujemy, potrzebuję, potrzebujemy, potrzebny, potrzebna, potrzebne, chcę, chcemy, chciałabym, chciałbym, chcielibyśmy, proszę,
   prosimy, dzień dobry, witam, cześć, hej, jest, są, ma, mają, mamy, mam, miał, miała, jakiś, jakieś, jakaś, jakie, jaki, jaka, które, który, która, żeby, aby,
   najlepiej, fajnie, byle, mojego, mojej, moja, mój, nasz, nasza, naszego, naszej, synka, synek, syn, syna, synowi, córka, córki, córeczka, córeczki, córkę, córce,
   dziecko, dziecka, dziecku, dzieckiem, malucha, maluszka, polećcie, polecicie, znajdź, pokaż, gdzie, czy, jakby, ale, może, tak, czynn*, otwart*, zwykłe, zwykły,
   pani, panie, mówiła, mówi, mówią, opieka, opieki, opiekę, miejsca, miejsce, miesięcznie, miesiąc, dużym, duży, dużą, duża, bardzo, też, także, oraz, jest możliwość, jakąś, mieszkamy, mieszkam,
   looking, looking for, we need, need, i need, i want, want, we want, we are, i am, hello, hi, my, our, son, daughter, child, kid, kids, is there, are there,
   there, is, are, has, have, had, which, what, where, who, that, please, can, could, can cope, cope, would, like, find, show, me, speaking, rated, open, month, monthly,
   some, any, need it, it, he, she, they, live, preferably, ideally,
   шукаю, шукаємо, потрібен, потрібна, потрібне, потрібно, треба, хочу, хочемо, хотіла б, хотів би, добрий день, вітаю, привіт, будь ласка, дитини, дитина,
   дитині, дитину, сину, син, сина, синові, донька, доньки, доньці, дочка, дочки, малюк, малюку, малюка, де, є, щоб, були, був, було, буде, який, яка, яке, які,
   чи, звичайний, звичайна, звичайне, працює, працюють, працював, може, підкажіть, порадьте, моєї, мого, моя, мій, нашого, нашої, харчування, на місяць, місяць`,
)
const links = phrasesOf(
  `w, we, z, ze, na, i, oraz, dla, do, od, po, o, u, za, a, przy, się, to, tylko, albo, lub, lecz, jak, blisko, okolice, okolicach, okolicy, niedaleko, koło, obok, in, near, around,
   with, for, and, the, an, at, of, to, from, on, or, but, by, as, у, в, на, і, й, та, з, із, зі, для, до, від, за, про, або, але, біля, поблизу, по`,
)

/** Tokens of a text that say nothing: those that only join words, and all such, in a text that is a sentence because of them. */
interface Talk {
  readonly isSentence: boolean
  readonly tokens: readonly number[]
  readonly links: readonly number[]
}

/** Finds the tokens that say nothing about a facility. */
export const readTalk = (typed: readonly Word[]): Talk => {
  const found = (phrases: typeof talk) =>
    typed.flatMap((_, at) => {
      const length = phrases.find((phrase) => isAt(phrase, typed, at))?.words.length ?? 0
      return typed.slice(at, at + length).map(({ token }) => token)
    })
  const said = found(talk)
  const joining = found(links)
  return { isSentence: said.length > 0, tokens: [...new Set([...said, ...joining])], links: joining }
}
