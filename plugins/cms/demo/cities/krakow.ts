import type { DemoDescription } from '../demo-description.ts'
import { documentOf } from '../write.ts'

/** Description of Kraków. */
export const krakow: DemoDescription = {
  voivodeship: 'malopolskie',
  slug: 'krakow',
  texts: {
    pl: {
      title: 'Jak szukać żłobka i przedszkola w Krakowie',
      lead: 'Zacznij od drogi, którą i tak codziennie pokonujesz. W Krakowie to dojazd najczęściej decyduje o tym, czy placówka pasuje do waszego dnia.',
      meta_title: 'Żłobki i przedszkola w Krakowie: jak wybrać i o co zapytać',
      meta_description:
        'Dzielnice, rekrutacja i pytania na pierwszą wizytę: spokojny poradnik dla rodziców, którzy szukają żłobka lub przedszkola w Krakowie.',
      body: documentOf(`
## Dzielnica albo trasa do pracy

Krowodrza, Bronowice, Dębniki, Podgórze i Nowa Huta to osobne światy, a przejazd między nimi w godzinach szczytu potrafi zająć więcej niż sama rozmowa w placówce. Sprawdź dwa kręgi: okolicę domu i okolicę pracy. Rodzice spod miasta często wybierają placówkę przy linii kolei aglomeracyjnej albo przy tramwaju, którym jadą dalej.

- [Żłobki i kluby dziecięce w Krakowie](/zlobki/malopolskie/krakow)
- [Przedszkola w Krakowie](/przedszkola/malopolskie/krakow)
- [Miejscowości wokół Krakowa](/przedszkola/malopolskie)

## Rekrutacja

Przedszkola samorządowe przyjmują dzieci w jednym naborze dla całego miasta. Terminy i kryteria ogłasza miasto, a wolne miejsca po głównym naborze trafiają do rekrutacji uzupełniającej. Przedszkola niepubliczne i żłobki prowadzą własne zapisy, często przez cały rok, dlatego warto zadzwonić także wtedy, gdy lista wygląda na zamkniętą.

## O co zapytać na miejscu

- Jak wygląda pierwszy tydzień i czy rodzic może zostać w sali?
- Ile osób opiekuje się grupą rano i po południu?
- Kiedy dzieci wychodzą na dwór w dni ze złym powietrzem?
- Co dokładnie obejmuje opłata, a za co płaci się osobno?
`),
    },
    ua: {
      title: 'Як шукати ясла та дитячий садок у Кракові',
      lead: 'Почніть із дороги, якою ви й так їздите щодня. У Кракові саме дорога найчастіше вирішує, чи підходить вам заклад.',
      meta_title: 'Ясла та дитячі садки в Кракові: як обрати й про що запитати',
      meta_description:
        'Райони, набір і запитання для першого візиту: спокійні поради батькам, які шукають ясла або дитячий садок у Кракові.',
      body: documentOf(`
## Район або дорога на роботу

Кроводжа, Броновіце, Дембнікі, Подґуже й Нова Гута — дуже різні частини міста, і дорога між ними в годину пік може тривати довго. Перевірте два кола: навколо дому та навколо роботи. Батьки з передмість часто обирають заклад біля приміської залізниці або трамвая, яким їдуть далі.

- [Ясла та дитячі клуби в Кракові](/uk/zlobki/malopolskie/krakow)
- [Дитячі садки в Кракові](/uk/przedszkola/malopolskie/krakow)

## Набір

Муніципальні садки приймають дітей під час одного набору для всього міста. Терміни та критерії оголошує місто, а вільні місця після основного набору потрапляють до додаткового. Приватні садки та ясла ведуть власний запис, часто цілий рік.

## Про що запитати

- Як минає перший тиждень і чи може хтось із батьків залишитися з дитиною?
- Чи хтось у групі розмовляє українською?
- Скільки дорослих є з групою вранці та по обіді?
- Що входить в оплату, а за що платять окремо?
`),
    },
    en: {
      title: 'Finding a nursery or kindergarten in Kraków',
      lead: 'Start with the way you travel every day anyway. In Kraków, the commute often decides whether a place fits your family.',
      meta_title: 'Nurseries and kindergartens in Kraków: how to choose',
      meta_description:
        'Districts, enrolment and questions for your first visit: calm advice for parents looking for a nursery or kindergarten in Kraków.',
      body: documentOf(`
## Your district, or the way to work

Krowodrza, Bronowice, Dębniki, Podgórze and Nowa Huta are very different parts of the city, and crossing between them in the rush hour takes time. Look at two circles: around your home and around your work. Parents from outside the city often choose a place near a railway stop or a tram line that they use anyway.

- [Nurseries in Kraków](/en/zlobki/malopolskie/krakow)
- [Kindergartens in Kraków](/en/przedszkola/malopolskie/krakow)

## Enrolment

Municipal kindergartens take children in one enrolment for the whole city. The city announces dates and criteria; places left afterwards go into a second round. Private kindergartens and nurseries keep their own lists, often all year round, so a call is worth it even when a list looks closed.

## What to ask

- What is the first week like, and may a parent stay in the room?
- How many adults are with the group in the morning and in the afternoon?
- Does anybody speak a language that your child understands?
- What does the fee include, and what is paid separately?
`),
    },
  },
}
