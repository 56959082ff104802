import type { DemoDescription } from '../demo-description.ts'
import { documentOf } from '../write.ts'

/** Description of Poznań. */
export const poznan: DemoDescription = {
  voivodeship: 'wielkopolskie',
  slug: 'poznan',
  texts: {
    pl: {
      title: 'Szukasz żłobka lub przedszkola w Poznaniu?',
      lead: 'Od Jeżyc po Rataje: zrób krótką listę, odwiedź trzy placówki i zaufaj temu, co zobaczysz.',
      meta_title: 'Żłobki i przedszkola w Poznaniu: praktyczny przewodnik',
      meta_description:
        'Jak zrobić krótką listę placówek w Poznaniu i okolicy, kiedy pytać o miejsca i na co patrzeć podczas wizyty z dzieckiem.',
      body: documentOf(`
## Krótka lista zamiast długiej

Jeżyce, Grunwald, Wilda, Piątkowo i Rataje różnią się zabudową i dojazdem. Wybierz obszar, do którego naprawdę dotrzesz z dzieckiem tramwajem, rowerem albo pieszo, i zapisz najwyżej kilka placówek. Rodziny z Lubonia, Swarzędza czy Suchego Lasu mogą porównać placówki w Poznaniu z tymi we własnej gminie, bo zasady opłat bywają różne.

- [Żłobki w Poznaniu](/zlobki/wielkopolskie/poznan)
- [Przedszkola w Poznaniu](/przedszkola/wielkopolskie/poznan)
- [Miejscowości w Wielkopolsce](/przedszkola/wielkopolskie)

## Kiedy pytać o miejsce

Nabór do placówek miejskich odbywa się w terminach, które ogłasza miasto. Miejsca zwalniają się jednak także po wakacjach i w środku roku, gdy rodziny się przeprowadzają. Zostaw kontakt i zapytaj, czy placówka oddzwania sama.

## Wizyta z dzieckiem

- Zobacz, czy dorośli kucają, żeby rozmawiać z dziećmi.
- Posłuchaj, jak brzmi sala: gwar zabawy jest dobrym znakiem.
- Zapytaj o adaptację i o rzeczy, które dziecko może przynieść z domu.
- Sprawdź, gdzie zostawisz wózek albo rower.
`),
    },
    ua: {
      title: 'Шукаєте ясла або дитячий садок у Познані?',
      lead: 'Від Єжиць до Ратаїв: складіть короткий список, відвідайте три заклади й довіртеся тому, що побачите.',
      meta_title: 'Ясла та дитячі садки в Познані: практичні поради',
      meta_description:
        'Як скласти короткий список закладів у Познані та околицях, коли питати про місця й на що дивитися під час візиту з дитиною.',
      body: documentOf(`
## Короткий список замість довгого

Єжиці, Ґрунвальд, Вільда, Пйонтково й Ратаї відрізняються забудовою та сполученням. Оберіть частину міста, до якої справді доїдете з дитиною трамваєм, велосипедом або дійдете пішки, і запишіть лише кілька закладів. Родини з Любоня чи Сважендза можуть порівняти садки в Познані з тими, що є у їхній гміні.

- [Ясла в Познані](/uk/zlobki/wielkopolskie/poznan)
- [Дитячі садки в Познані](/uk/przedszkola/wielkopolskie/poznan)

## Коли питати про місце

Набір до міських закладів відбувається в терміни, які оголошує місто. Але місця звільняються й після літа та посеред року, коли родини переїжджають. Залиште контакт і запитайте, чи вам зателефонують.

## Візит із дитиною

- Подивіться, чи дорослі присідають, щоб поговорити з дітьми.
- Прислухайтеся до групи: гамір гри — добрий знак.
- Запитайте про адаптацію та про речі, які можна принести з дому.
- Перевірте, де залишити візок або велосипед.
`),
    },
    en: {
      title: 'Looking for a nursery or kindergarten in Poznań?',
      lead: 'From Jeżyce to Rataje: make a short list, visit three places, and trust what you see.',
      meta_title: 'Nurseries and kindergartens in Poznań: a practical guide',
      meta_description:
        'How to make a short list in Poznań and around it, when to ask about places, and what to look at when you visit with your child.',
      body: documentOf(`
## A short list instead of a long one

Jeżyce, Grunwald, Wilda, Piątkowo and Rataje differ in their streets and connections. Choose the area that you can really reach with a child by tram, by bicycle or on foot, and write down a few places only. Families from Luboń, Swarzędz or Suchy Las can compare them with those in their own commune, where the rules for fees may differ.

- [Nurseries in Poznań](/en/zlobki/wielkopolskie/poznan)
- [Kindergartens in Poznań](/en/przedszkola/wielkopolskie/poznan)

## When to ask

Enrolment in municipal places takes place on dates that the city announces. Places become free after the summer and in the middle of the year too, when families move. Leave your number, and ask whether they call back.

## Visiting with your child

- See whether adults crouch down to talk to children.
- Listen to the room: the noise of play is a good sign.
- Ask about the first days, and what a child may bring from home.
- Check where to leave a pram or a bicycle.
`),
    },
  },
}
