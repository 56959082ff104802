import { lengthAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import { normalizedWords } from '#core/search/words.ts'
import type { Topic } from './fact.ts'

const intents: readonly (readonly [Topic | 'contact' | 'opinions', readonly Phrase[]])[] = [
  [
    'hours',
    phrasesOf(
      `godzin*, czynn*, otwart*, otwier*, zamyk*, do której, od której, sobot*, niedziel*, weekend*, wakacj*, open, opening, close, closes, hours, saturday*, sunday*,
       годин*, відчинен*, працює, субот*, неділ*, зачиня*, відкри*`,
    ),
  ],
  [
    'price',
    phrasesOf(
      `ile kosztuje, koszt*, cen*, opłat*, czesne, czesnego, płac*, zł, złotych, drogo, wpisow*, zniżk*, price*, cost*, fee, fees, pay, expensive, discount*, tuition,
       ціна, ціни, кошту*, вартість, оплат*, плат*, знижк*`,
    ),
  ],
  [
    'meals',
    phrasesOf(
      `jedzen*, posił*, wyżywien*, obiad*, śniadan*, kuchni*, catering*, diet*, alergi*, uczulen*, wegetari*, gluten*, laktoz*, karmi*, food, meal*, lunch*, breakfast*,
       kitchen, allerg*, vegetarian, gluten, lactose, харчуван*, їжа, обід*, сніданок, кухн*, алергі*, дієт*, вегетаріан*, кейтеринг*`,
    ),
  ],
  ['places', phrasesOf('miejsc*, wolne, place, places, vacanc*, spots, available, місц*, вільн*')],
  [
    'age',
    phrasesOf(
      `wiek*, lat, latk*, latek, roczn*, miesięcy, miesięczn*, od ilu lat, age, ages, year old, years old, month old, months old, вік, віку, років, роки, рочк*, місяців`,
    ),
  ],
  [
    'languages',
    phrasesOf(
      `język*, angielsk*, niemieck*, hiszpańsk*, francusk*, ukraińsk*, dwujęzycz*, po polsku, language*, english, german, spanish, french, ukrainian, bilingual,
       мов*, англійськ*, німецьк*, українськ*, двомовн*`,
    ),
  ],
  [
    'accessibility',
    phrasesOf(
      `niepełnosprawn*, wózk*, wózek, winda, windy, orzeczeni*, autyzm*, spektrum, integrac*, terapi*, specjaln*, disab*, wheelchair, accessib*, autis*, special needs,
       lift, elevator, therapy, інвалід*, візк*, ліфт*, аутизм*, інклюз*, інтеграц*, терап*`,
    ),
  ],
  ['groups', phrasesOf('grup*, ilu dzieci, ile dzieci, liczn*, group, groups, how many children, class size, груп*, скільки дітей')],
  [
    'address',
    phrasesOf('adres*, gdzie, dojazd*, daleko, odległ*, blisko, address, where, far, distance, near, адрес*, де, далеко, відстань'),
  ],
  [
    'activities',
    phrasesOf(
      'zajęci*, dodatkow*, rytmik*, taniec, tańc*, sport*, basen*, activit*, lessons, classes, dance, swimming, занят*, гуртк*, танц*, басейн*',
    ),
  ],
  [
    'features',
    phrasesOf(
      'udogodnie*, ogród*, ogrod*, plac zabaw, parking*, kamer*, monitoring*, amenit*, garden, playground, camera*, сад, майданчик*, парков*',
    ),
  ],
  [
    'day_plan',
    phrasesOf('plan dnia, rozkład dnia, leżakowan*, drzemk*, spanie, nap, naps, sleep, daily plan, schedule, розклад*, режим*, сон'),
  ],
  [
    'recruitment',
    phrasesOf(
      'rekrutac*, zapis*, nabór, naboru, zgłosz*, przyjmuj*, enrol*, enroll*, apply, application*, recruit*, запис*, набір*, заявк*, прийма*',
    ),
  ],
  [
    'operator',
    phrasesOf(
      `kto prowadzi, prowadzi, publiczn*, prywatn*, państwow*, niepubliczn*, montessori, waldorf*, katolick*, metod*, public, private, who runs, method, catholic,
       державн*, приватн*, хто керує, метод*, монтессорі`,
    ),
  ],
  ['website', phrasesOf('strona internetowa, strona www, stronę, website, web page, сайт*')],
  [
    'contact',
    phrasesOf(
      'telefon*, zadzwoni*, numer, mail, maila, e mail, kontakt*, phone, call, email, contact, телефон*, подзвон*, пошт*, контакт*',
    ),
  ],
  ['opinions', phrasesOf('opini*, ocen*, recenzj*, polecacie, review*, rating*, opinion*, відгук*, оцінк*')],
]

/** Topics that a question is about, in its order; `contact` and `opinions` are answered elsewhere. */
export const intentsOf = (question: string): readonly (Topic | 'contact' | 'opinions')[] => {
  const typed = normalizedWords(question).map((word) => ({ word, token: 0, endsPart: false }))
  const found = typed.flatMap((_, at) => intents.flatMap(([topic, phrases]) => (lengthAt(phrases, typed, at) > 0 ? [topic] : [])))
  return [...new Set(found)]
}
