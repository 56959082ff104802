import type { DemoDescription } from '../demo-description.ts'
import { documentOf } from '../write.ts'

/** Description of Warszawa. */
export const warszawa: DemoDescription = {
  voivodeship: 'mazowieckie',
  slug: 'warszawa',
  texts: {
    pl: {
      title: 'Żłobek i przedszkole w Warszawie: od czego zacząć',
      lead: 'W tak dużym mieście nie da się porównać wszystkiego. Zawęź wybór do dzielnicy, jednej linii metra albo jednej strony Wisły.',
      meta_title: 'Żłobki i przedszkola w Warszawie: poradnik dla rodziców',
      meta_description:
        'Jak zawęzić wybór do dzielnicy, kiedy zapisywać dziecko i o co zapytać podczas wizyty w warszawskim żłobku lub przedszkolu.',
      body: documentOf(`
## Jedna strona Wisły

Zanim zaczniesz porównywać programy i opinie, odpowiedz sobie na proste pytanie: po której stronie rzeki będzie wam wygodniej o ósmej rano i o szesnastej? Mokotów, Ursynów, Wola, Bielany, Praga-Południe i Białołęka mają własny rytm, a placówka przy stacji metra bywa bliższa niż ta, która na mapie wygląda na sąsiednią.

- [Żłobki w Warszawie](/zlobki/mazowieckie/warszawa)
- [Przedszkola w Warszawie](/przedszkola/mazowieckie/warszawa)
- [Miejscowości na Mazowszu](/przedszkola/mazowieckie)

## Zapisy

Żłobki i przedszkola prowadzone przez miasto przyjmują dzieci przez miejskie systemy zapisów. Placówki niepubliczne decydują same, a część z nich ma umowę z miastem, dlatego przy każdej warto zapytać o zasady opłat. Jeśli przeprowadzasz się w ciągu roku, zapytaj wprost o listę rezerwową.

## Podczas wizyty

- Przyjdź w porze, w której będziesz odbierać dziecko: zobaczysz prawdziwe popołudnie.
- Zapytaj, jak placówka kontaktuje się z rodzicami w ciągu dnia.
- Obejrzyj szatnię, łazienkę i plac zabaw, nie tylko salę.
- Ustal, co dzieje się w czasie przerwy wakacyjnej.
`),
    },
    ua: {
      title: 'Ясла та дитячий садок у Варшаві: з чого почати',
      lead: 'У такому великому місті неможливо порівняти все. Оберіть район, одну лінію метро або один берег Вісли.',
      meta_title: 'Ясла та дитячі садки у Варшаві: поради батькам',
      meta_description: 'Як звузити вибір до району, коли записувати дитину й про що запитати під час візиту до ясел або садка у Варшаві.',
      body: documentOf(`
## Один берег Вісли

Перш ніж порівнювати програми та відгуки, дайте відповідь на просте запитання: на якому березі вам зручніше бути зранку та після роботи? Мокотув, Урсинув, Воля, Беляни, Прага-Полудне та Бялоленка живуть у власному ритмі, а заклад біля станції метро може бути ближчим, ніж той, що поруч на мапі.

- [Ясла у Варшаві](/uk/zlobki/mazowieckie/warszawa)
- [Дитячі садки у Варшаві](/uk/przedszkola/mazowieckie/warszawa)

## Запис

Міські ясла та садки приймають дітей через міські системи запису. Приватні заклади вирішують самі, а частина з них має угоду з містом, тому запитуйте про правила оплати. Якщо ви переїжджаєте посеред року, запитайте про список очікування.

## Під час візиту

- Прийдіть тоді, коли забиратимете дитину: побачите справжній пообідній час.
- Запитайте, як заклад спілкується з батьками протягом дня.
- Подивіться роздягальню, ванну кімнату й майданчик, не лише групу.
- Дізнайтеся, хто допоможе дитині, яка ще не розмовляє польською.
`),
    },
    en: {
      title: 'Nurseries and kindergartens in Warsaw: where to start',
      lead: 'Nobody can compare everything in a city this big. Narrow it down to a district, one metro line, or one side of the river.',
      meta_title: 'Nurseries and kindergartens in Warsaw: advice for parents',
      meta_description:
        'How to narrow the choice to a district, when to enrol, and what to ask when you visit a nursery or kindergarten in Warsaw.',
      body: documentOf(`
## One side of the Vistula

Before you compare programmes and opinions, answer a simple question: on which side of the river do you need to be in the morning and in the afternoon? Mokotów, Ursynów, Wola, Bielany, Praga-Południe and Białołęka each have their own rhythm, and a place next to a metro station can be closer than one that looks near on the map.

- [Nurseries in Warsaw](/en/zlobki/mazowieckie/warszawa)
- [Kindergartens in Warsaw](/en/przedszkola/mazowieckie/warszawa)

## Enrolment

Nurseries and kindergartens run by the city take children through the city's enrolment systems. Private places decide for themselves, and some have an agreement with the city, so ask each about its rules for fees. If you move during the year, ask openly about the waiting list.

## During your visit

- Come at the hour when you will collect your child: you will see a real afternoon.
- Ask how they keep in touch with parents during the day.
- Look at the cloakroom, the bathroom and the playground, not just the classroom.
- Find out what happens during the summer break.
`),
    },
  },
}
