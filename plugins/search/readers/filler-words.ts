import { lengthAt, phrasesOf } from '#core/search/phrase.ts'
import type { PlainReader } from '#core/search/reading/reader.ts'
import type { Word } from '#core/search/words.ts'
import { propose, spansOf } from './spans.ts'

/** Words of a sentence that say nothing about a facility: `szukam`, `looking for`. */
const fillers = phrasesOf(
  `cena nie gra roli, nie gra roli, zna, były, listę, lista, liste, zaczynam, zaczynam pracę, zaczynam prace, mieszkamy w mieście, najpóźniej, najpozniej, kochane, wpadło, chciał, chcialby, chciałby, wnuków, wnukow, mieli,
   był, była, było, byli, być, będzie, musi, muszą, muszę, musimy, trzeba, bym, by się, chodzić, chodził, dzień dobry, dobry wieczór, dobry wieczor, słuchajcie, hej dziewczyny, dziewczyny ratujcie, ratujcie, chłopaki, panowie, doradźcie, wiecie może, wie ktoś, ktoś wie, kto zna, zna ktoś, pyta, koleżanka, kolega, znajomi, znajoma, sąsiadka, moja sąsiadka, tam, tu, tutaj, teraz, właśnie, wlasnie, już, juz, jeszcze, zaraz, potem, wtedy, dwoje, dwójka, dwójki, dwójkę, dwójkę dzieci, troje, jedno, jeden, drugie, drugi, starszy, starsza, młodszy, młodsza, młody, młoda, mały, mała, maly, mala, dzieciak, dzieciaka, dzieciaki, dzieciaków, pociecha, pociechy, pociechę, bratanek, wnusia, wnusi, wnusię, babci, dziadkiem, babcią, tatą, mamą, mąż, żona, maz, zona, męża, żony, partner, interesuje, interesuje nas, interesuje mnie, zależy, zalezy, zależy nam, podoba, znaleźć, znalezc, szukać, szukac, dojeżdżamy, dojazd, jeździ, autem, robota, robię, w pracy, do pracy, z pracy, wczesniej, wcześniej, później, najważniejsze, ważne, wazne, ważny, przede wszystkim, zależałoby, chcielibysmy, chcialabym, chcialbym, kupiliśmy, mieszkanie, nowi, jestesmy, jestesmy nowi, nikogo nie znamy, nie znamy, nie da rady, nie znam, nie wiem, byłoby, przydałoby się, przydalyby sie, by się przydały, by sie przydaly, uwielbia, lubi, kocha, wozić, odprowadzać, odbierać, odbieramy, odbieram, wozimy, oddam, oddać, płacić, placic, mogę, możemy, moge, mozemy, stać nas, nas, nami, mnie, nią, nim, niego, jej, jego, ich, nich, tego, tej, ten, ta, te, tym, tych, taką, sam, sama, samo, całe, cały, cała, naprawdę, dobrze, szczególnie, głównie, około, no, tak, ok, halo,
   szukam, szukamy, pilnie szukam, poszukuje, potrzebuje, poszukiwan*, ktoś poleci, ktos poleci, ktoś polecicie, kto poleci, polecacie, polecacie jakieś, poleci, poleccie, pomocy, pomóżcie, prosze o pomoc, z góry dziękuję, dziękuję, dzieki, dzięki, pozdrawiam, pozdro, jakieś, coś, cokolwiek, cos, kogoś, ktoś,
   placówka, placówki, placówkę, placowka, placowke, placówek, miejscówka, z wolnym, jesteśmy, jestem, się przeprowadzamy, przeprowadzamy się, przeprowadzam, będziemy, będę, mamusia, mama, tata, babcia, dziadek, rodzice, dla dziecka, do którego, która, które, który, takie, taki, taka, taką, jakiegoś, jakiejś, jakąś, jakims, blizniaki, bliźniaki, bliźniąt, bliźniaków, bliźnięta, twins, близнюки, близнят,
   wiek, w wieku, ma już, dopiero, chodzi, mi, nam, o, co, gdzieś, gdzies, okolica, okolicy, okolice, najchętniej, koniecznie, obowiązkowo, preferowane, mile widziane, no i, oczywiście, raczej, dodatkowo, plus, i żeby było, bo, ponieważ, więc, wiec, jeśli, jesli, pod warunkiem, z, dziewczyny, hejka, siema, halo, mogłabym, mógłbym, zapisać, zapisac, zapisania, posłać, wysłać, oddać, oddac, zostawić, wolne,
   pracuję, pracujemy, pracuje, praca, zmianowo, na zmiany, wracam, codziennie, dni, od poniedziałku do piątku,
   szukamy, szuka, szukają, poszukuję, poszukujemy, potrzebuję, potrzebujemy, potrzebny, potrzebna, potrzebne, chcę, chcemy, chciałabym, chciałbym, chcielibyśmy, proszę,
   prosimy, dzień dobry, witam, cześć, hej, jest, są, ma, mają, mamy, mam, miał, miała, jakiś, jakieś, jakaś, jakie, jaki, jaka, któr*, żeby, aby,
   najlepiej, fajnie, byle, mojego, mojej, moja, mój, nasz, nasza, naszego, naszej, synka, synek, syn, syna, synowi, córka, córki, córeczka, córeczki, córkę, córce,
   wnuk, wnuka, wnukowi, wnuczek, wnuczka, wnuczki, wnuczkę, wnuczce, chłopca, chłopczyka, dziewczynki, dziewczynka, szanowni państwo, msc, na msc,
   dziecko, dziecka, dzieckiem, dzieci, dzieckom, dziećmi, dziecku, dzieckiem, malucha, maluszka, polećcie, polecicie, znajdź, pokaż, gdzie, jakby, ale, może, tak, czynn*, otwart*, zwykłe, zwykły,
   pani, panie, mówiła, mówi, mówią, opieka, opieki, opiekę, miejsca, miejsce, miesięcznie, miesiąc, dużym, duży, dużą, duża, bardzo, też, także, oraz, jest możliwość, jakąś, mieszkamy, mieszkam,
   all, hi all, something, anything, either, pick up, will do, after a, i am after,
   hello there, hi there, dear all, friend, wife, husband, mum, mom, dad, mother, father, partner, single, twins, were, was, we've, we have, i'm, im, we're, so, then, both, because, since, now, new, just, moved, moving in, want to, would love, love, like to, prefer, preferably with, if possible, possible, needs, needed, anywhere, somewhere in, about, only, very, really, nice, work, working, works, drive, live in, lives, located, take care, care, price does not matter, does not matter, doesn't matter, not matter, great, at least, her age, speaks, teacher, teachers, staff, good morning, thanks, thank you, please help, help, recommend, recommendations, any recommendations, anyone, someone, does, do, know, know of, moving, relocating, we, i, he is, she is, he's, she's, his, her, whose, there's, it's, also, ideally with, must have, must, should, be, being, one, options, option, place, places, facility, facilities, area, old, aged, age, go, going, send, take, us, kids, children, toddlers, little one, little, baby girl, baby boy, family, english speakers,
   looking, looking for, we need, need, i need, i want, want, we want, we are, i am, hello, hi, my, our, son, daughter, child, kid, kids, is there, are there,
   there, is, are, has, have, had, which, what, where, who, that, please, can, could, can cope, cope, would, like, find, show, me, speaking, rated, open, month, monthly,
   boy, girl, grandson, granddaughter, grandchild, childcare, somewhere, moving to, takes, per month, a month,
   some, any, need it, it, he, she, they, live, preferably, ideally,
   всім, привіт всім, маю, двох, двох дітей, обох, можна було, місті, малого, малому,
   дівчата, друзі, була, бути, він був, у нас, нас, нам, двоє, двоє діток, діток, дітки, одному, другому, одна, друга, тому, бо, що, зараз, тут, там, недавно, приїхали, приїхав, приїхала, тільки, живемо зараз, чоловік, дружина, донечка, донечці, донечку, донечки, синочок, синочка, синочку, малий, мала, малому, малої, малеча, працюю, працюємо, ходити, ходив, їх, її, його, куди, можемо, ясельного віку, потрібний, потрібні, приймали, приймають, бюджет наш, дуже, майже, ще, вже, також є, дякую, доброго дня, доброго ранку, підкажіть будь ласка, порадьте будь ласка, порадьте, ми, я, нам, мені, переїжджаємо, переїхали, живемо, живу, заклад, закладу, заклади, діти, дітей, дітям, дитячий, дитячого, вік, віком, також, бажано, обов'язково, можна, віддати, записати, поряд, поруч, район, районі, десь, якийсь, якась, якісь, хтось, знає, хто, місто, місті, він, вона, їй, йому, щоби, та щоб, ціна, ціною, коштує,
   шукаю, шукаємо, шукає, шукають, потрібен, потрібна, потрібне, потрібно, треба, хочу, хочемо, хотіла б, хотів би, добрий день, вітаю, привіт, будь ласка, дитини, дитина,
   онук, онука, онуку, онучка, онучки, хлопчика, хлопчик, дівчинки, дівчинка,
   дитині, дитину, сину, син, сина, синові, донька, доньки, доньці, дочка, дочки, малюк, малюку, малюка, де, є, щоб, були, був, було, буде, який, яка, яке, які,
   звичайний, звичайна, звичайне, працює, працюють, працював, може, підкажіть, порадьте, моєї, мого, моя, мій, нашого, нашої, харчування, на місяць, місяць`,
)
const links = phrasesOf(
  `w, we, z, ze, na, i, oraz, dla, do, od, po, o, u, za, a, przy, się, to, tylko, lecz, by, jako, ale, więcej, oprócz tego, poza tym, jak, blisko, okolice, okolicach, okolicy, niedaleko, koło, obok, in, near, around,
   with, for, and, the, an, at, of, to, from, on, but, than, into, by, as, у, в, на, і, й, та, з, із, зі, для, до, від, за, про, але, біля, поблизу, по`,
)

const or = phrasesOf('albo, lub, czy, ewentualnie, bądź, or, або, чи')

/** Returns whether a word at a position is one of those that say nothing, alone or in a phrase. */
export const isFiller = (words: readonly Word[], at: number): boolean =>
  [fillers, links, or].some((phrases) => lengthAt(phrases, words, at) > 0)

/** Reads words that say nothing about facilities, and *or*. */
export const readFillers: PlainReader = ({ text: { words } }) => [
  ...spansOf(fillers, words).map(([from, to]) => propose(from, to, { kind: 'link' }, 'link')),
  ...spansOf(links, words).map(([from, to]) => propose(from, to, { kind: 'link' }, 'link')),
  ...spansOf(or, words).map(([from, to]) => propose(from, to, { kind: 'or' }, 'link')),
]
