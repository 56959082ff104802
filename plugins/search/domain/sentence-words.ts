import { isAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'

/** Words of a sentence that say nothing about a facility, and that no name of a facility consists of: `szukam`, `looking for`. */
const talk = phrasesOf(
  `szukam, szukamy, szuka, szukają, poszukuję, poszukujemy, potrzebuję, potrzebujemy, potrzebny, potrzebna, potrzebne, chcę, chcemy, chciałabym, chciałbym, chcielibyśmy, proszę,
   prosimy, dzień dobry, witam, cześć, hej, jest, są, ma, mają, mamy, mam, miał, miała, jakiś, jakieś, jakaś, jakie, jaki, jaka, któr*, żeby, aby,
   najlepiej, fajnie, byle, mojego, mojej, moja, mój, nasz, nasza, naszego, naszej, synka, synek, syn, syna, synowi, córka, córki, córeczka, córeczki, córkę, córce,
   wnuk, wnuka, wnukowi, wnuczek, wnuczka, wnuczki, wnuczkę, wnuczce, chłopca, chłopczyka, dziewczynki, dziewczynka, szanowni państwo, msc, na msc,
   dziecko, dziecka, dziecku, dzieckiem, malucha, maluszka, polećcie, polecicie, znajdź, pokaż, gdzie, czy, jakby, ale, może, tak, czynn*, otwart*, zwykłe, zwykły,
   pani, panie, mówiła, mówi, mówią, opieka, opieki, opiekę, miejsca, miejsce, miesięcznie, miesiąc, dużym, duży, dużą, duża, bardzo, też, także, oraz, jest możliwość, jakąś, mieszkamy, mieszkam,
   looking, looking for, we need, need, i need, i want, want, we want, we are, i am, hello, hi, my, our, son, daughter, child, kid, kids, is there, are there,
   there, is, are, has, have, had, which, what, where, who, that, please, can, could, can cope, cope, would, like, find, show, me, speaking, rated, open, month, monthly,
   boy, girl, grandson, granddaughter, grandchild, childcare, somewhere, moving to, takes, per month, a month,
   some, any, need it, it, he, she, they, live, preferably, ideally,
   шукаю, шукаємо, шукає, шукають, потрібен, потрібна, потрібне, потрібно, треба, хочу, хочемо, хотіла б, хотів би, добрий день, вітаю, привіт, будь ласка, дитини, дитина,
   онук, онука, онуку, онучка, онучки, хлопчика, хлопчик, дівчинки, дівчинка,
   дитині, дитину, сину, син, сина, синові, донька, доньки, доньці, дочка, дочки, малюк, малюку, малюка, де, є, щоб, були, був, було, буде, який, яка, яке, які,
   чи, звичайний, звичайна, звичайне, працює, працюють, працював, може, підкажіть, порадьте, моєї, мого, моя, мій, нашого, нашої, харчування, на місяць, місяць`,
)
const links = phrasesOf(
  `w, we, z, ze, na, i, oraz, dla, do, od, po, o, u, za, a, przy, się, to, tylko, albo, lub, lecz, jak, blisko, okolice, okolicach, okolicy, niedaleko, koło, obok, in, near, around,
   with, for, and, the, an, at, of, to, from, on, or, but, by, as, у, в, на, і, й, та, з, із, зі, для, до, від, за, про, або, але, біля, поблизу, по`,
)

/** Those before a place, which tell a place from other words: `na Woli`. */
const inPlaces = phrasesOf('w, we, na, in, у, в, на')

/** Tokens of a text that say nothing, in a text that is a sentence because of them, and those that only join words. */
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
  const places = found(inPlaces)
  const nothing = [...said, ...joining.filter((token) => !places.includes(token))]
  return { isSentence: said.length > 0, tokens: [...new Set(nothing)], links: joining }
}
