import type { DemoDescription } from '../demo-description.ts'
import { documentOf } from '../write.ts'

/** Description of Łódź. */
export const lodz: DemoDescription = {
  voivodeship: 'lodzkie',
  slug: 'lodz',
  texts: {
    pl: {
      title: 'Żłobki i przedszkola w Łodzi: jak znaleźć swoje',
      lead: 'Bałuty, Górna, Polesie, Śródmieście, Widzew: wybierz dzielnicę, a potem ulicę, na której łatwo stanąć na pięć minut.',
      meta_title: 'Żłobki i przedszkola w Łodzi: jak znaleźć swoje miejsce',
      meta_description:
        'Dzielnice Łodzi, zapisy do placówek miejskich i niepublicznych oraz pytania, które pomagają spokojnie porównać przedszkola.',
      body: documentOf(`
## Dzielnica i poranek

Łódź jest rozległa, a poranne korki i remonty potrafią zmienić plan dnia. Sprawdź, czy do placówki dojedziesz tramwajem, gdy samochód zostanie w domu, i czy przed wejściem można bezpiecznie wysiąść z dzieckiem. Rodziny ze Zgierza, Pabianic i Konstantynowa Łódzkiego często szukają po obu stronach granicy miasta.

- [Żłobki w Łodzi](/zlobki/lodzkie/lodz)
- [Przedszkola w Łodzi](/przedszkola/lodzkie/lodz)
- [Miejscowości w Łódzkiem](/przedszkola/lodzkie)

## Zapisy

Placówki miejskie przyjmują dzieci w naborze, którego terminy podaje miasto. W niepublicznych decyduje kolejność zgłoszeń albo wiek dziecka. Zapytaj, czy rodzeństwo ma pierwszeństwo i jak placówka potwierdza przyjęcie.

## Porównaj spokojnie

- Zapisz te same trzy pytania i zadaj je w każdej placówce.
- Poproś o miesięczny koszt razem z wyżywieniem i zajęciami.
- Sprawdź, z jakiego dnia są podane informacje o wolnych miejscach.
- Przeczytaj opinie, ale zwróć uwagę na to, czego dotyczą.
`),
    },
    ua: {
      title: 'Ясла та дитячі садки в Лодзі: як знайти свій',
      lead: 'Балути, Ґурна, Полесє, Середмістя, Відзев: оберіть район, а потім вулицю, на якій легко зупинитися на п’ять хвилин.',
      meta_title: 'Ясла та дитячі садки в Лодзі: як знайти свій',
      meta_description:
        'Райони Лодзі, запис до міських і приватних закладів та запитання, які допомагають спокійно порівняти дитячі садки.',
      body: documentOf(`
## Район і ранок

Лодзь велика, а ранкові затори й ремонти змінюють плани. Перевірте, чи доїдете до закладу трамваєм, якщо авто залишиться вдома, і чи можна безпечно вийти з дитиною біля входу. Родини зі Згежа та Пабяніце часто шукають по обидва боки межі міста.

- [Ясла в Лодзі](/uk/zlobki/lodzkie/lodz)
- [Дитячі садки в Лодзі](/uk/przedszkola/lodzkie/lodz)

## Запис

Міські заклади приймають дітей під час набору, дати якого оголошує місто. У приватних вирішує черга або вік дитини. Запитайте, чи мають перевагу брати й сестри та як заклад підтверджує місце.

## Порівняйте спокійно

- Запишіть три однакові запитання й поставте їх у кожному закладі.
- Попросіть назвати місячну вартість разом із харчуванням і заняттями.
- Перевірте, з якого дня інформація про вільні місця.
- Читайте відгуки, але зважайте, про що вони.
`),
    },
    en: {
      title: 'Nurseries and kindergartens in Łódź: finding yours',
      lead: 'Bałuty, Górna, Polesie, Śródmieście, Widzew: choose a district, then a street where you can stop for five minutes.',
      meta_title: 'Nurseries and kindergartens in Łódź: finding yours',
      meta_description:
        'The districts of Łódź, enrolment in municipal and private places, and questions that help you compare kindergartens calmly.',
      body: documentOf(`
## The district and the morning

Łódź is spread out, and morning traffic and roadworks can change your plans. Check whether a tram takes you there when the car stays at home, and whether a child can get out safely at the door. Families from Zgierz, Pabianice and Konstantynów Łódzki often look on both sides of the city limits.

- [Nurseries in Łódź](/en/zlobki/lodzkie/lodz)
- [Kindergartens in Łódź](/en/przedszkola/lodzkie/lodz)

## Enrolment

Municipal places take children on dates that the city gives. In private ones, the order of applications or the age of the child decides. Ask whether brothers and sisters come first, and how a place is confirmed.

## Compare calmly

- Write down the same three questions, and ask them everywhere.
- Ask for the monthly cost including meals and activities.
- Check the day of the information about free places.
- Read opinions, and notice what they are about.
`),
    },
  },
}
