import type { DemoDescription } from '../demo-description.ts'
import { documentOf } from '../write.ts'

/** Description of Wrocław. */
export const wroclaw: DemoDescription = {
  voivodeship: 'dolnoslaskie',
  slug: 'wroclaw',
  texts: {
    pl: {
      title: 'Żłobki i przedszkola we Wrocławiu: wybór bez pośpiechu',
      lead: 'Mosty, wyspy i długie osiedla sprawiają, że we Wrocławiu liczy się nie odległość, lecz droga.',
      meta_title: 'Żłobki i przedszkola we Wrocławiu: jak wybrać',
      meta_description:
        'Osiedla po obu stronach Odry, zapisy do żłobków i przedszkoli oraz krótka lista pytań przed podpisaniem umowy we Wrocławiu.',
      body: documentOf(`
## Najpierw sprawdź most

Jeśli mieszkasz na Psim Polu, a pracujesz na Krzykach, codziennie przejeżdżasz przez Odrę. Placówka po tej samej stronie co dom bywa wygodniejsza, gdy dziecko zachoruje; placówka przy pracy skraca za to rozstanie. Oba rozwiązania są dobre, o ile wiecie, kto odbiera dziecko w piątek po południu.

- [Żłobki we Wrocławiu](/zlobki/dolnoslaskie/wroclaw)
- [Przedszkola we Wrocławiu](/przedszkola/dolnoslaskie/wroclaw)
- [Inne miejscowości Dolnego Śląska](/przedszkola/dolnoslaskie)

## Zapisy

Miejskie żłobki i przedszkola mają wspólne zasady naboru, a daty ogłasza miasto. W placówkach niepublicznych zapisy trwają zwykle dłużej i zależą od wieku grupy. Przy młodszych dzieciach zapytaj, czy miejsce jest w grupie najmłodszej, czy w mieszanej.

## Zanim podpiszesz umowę

- Przeczytaj, jaki jest okres wypowiedzenia.
- Sprawdź, czy opłata obowiązuje także w wakacje i podczas choroby.
- Zapytaj o dietę, alergie i podawanie leków.
- Poproś o plan zwykłego dnia, z godzinami snu i spacerów.
`),
    },
    ua: {
      title: 'Ясла та дитячі садки у Вроцлаві: вибір без поспіху',
      lead: 'Мости, острови й довгі житлові масиви: у Вроцлаві важить не відстань, а дорога.',
      meta_title: 'Ясла та дитячі садки у Вроцлаві: як обрати',
      meta_description: 'Житлові райони по обидва боки Одри, запис до ясел і садків та короткий список запитань перед підписанням угоди.',
      body: documentOf(`
## Спершу подумайте про міст

Якщо ви живете на Псім Полі, а працюєте на Кшиках, щодня їдете через Одру. Заклад на тому ж березі, що й дім, зручніший, коли дитина захворіє; заклад біля роботи скорочує розлуку. Обидва варіанти добрі, якщо ви знаєте, хто забирає дитину в п’ятницю.

- [Ясла у Вроцлаві](/uk/zlobki/dolnoslaskie/wroclaw)
- [Дитячі садки у Вроцлаві](/uk/przedszkola/dolnoslaskie/wroclaw)

## Запис

Міські ясла та садки мають спільні правила набору, а дати оголошує місто. У приватних закладах запис зазвичай триває довше й залежить від віку групи. Для малюків запитайте, чи місце є в наймолодшій групі, чи у змішаній.

## Перш ніж підписати угоду

- Прочитайте, за скільки часу її можна розірвати.
- Перевірте, чи платять також улітку й під час хвороби.
- Запитайте про харчування, алергії та ліки.
- Попросіть розпорядок звичайного дня.
`),
    },
    en: {
      title: 'Nurseries and kindergartens in Wrocław: take your time',
      lead: 'Bridges, islands and long housing estates: in Wrocław it is the way that counts, not the distance.',
      meta_title: 'Nurseries and kindergartens in Wrocław: how to choose',
      meta_description:
        'Estates on both banks of the Oder, enrolment in nurseries and kindergartens, and a short list of questions before you sign.',
      body: documentOf(`
## Think of the bridge first

If you live in Psie Pole and work in Krzyki, you cross the Oder every day. A place on the same bank as your home is easier when a child falls ill; a place near work makes the day apart shorter. Both are fine, as long as you know who collects the child on Friday afternoon.

- [Nurseries in Wrocław](/en/zlobki/dolnoslaskie/wroclaw)
- [Kindergartens in Wrocław](/en/przedszkola/dolnoslaskie/wroclaw)

## Enrolment

Municipal nurseries and kindergartens share their rules of enrolment; the city announces the dates. Private places usually enrol for longer, depending on the age of the group. For a younger child, ask whether the place is in the youngest group or in a mixed one.

## Before you sign

- Read how much notice the agreement asks for.
- Check whether you pay in summer and during illness.
- Ask about diet, allergies and medicines.
- Ask for the plan of an ordinary day, with naps and walks.
`),
    },
  },
}
