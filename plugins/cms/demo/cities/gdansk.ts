import type { DemoDescription } from '../demo-description.ts'
import { documentOf } from '../write.ts'

/** Description of Gdańsk. */
export const gdansk: DemoDescription = {
  voivodeship: 'pomorskie',
  slug: 'gdansk',
  texts: {
    pl: {
      title: 'Żłobek i przedszkole w Gdańsku: dolny taras czy górny?',
      lead: 'Wrzeszcz i Przymorze czy Chełm i Ujeścisko: w Gdańsku pierwszy wybór dotyczy tego, jak codziennie zjeżdżasz do miasta.',
      meta_title: 'Żłobki i przedszkola w Gdańsku: jak wybrać dobrze',
      meta_description:
        'Dolny i górny taras, kolej miejska i tramwaje: jak szukać żłobka i przedszkola w Gdańsku oraz o co zapytać przed zapisem.',
      body: documentOf(`
## Dolny i górny taras

Na dolnym tarasie, we Wrzeszczu, w Oliwie i na Przymorzu, wiele osób jeździ koleją miejską i tramwajem. Na górnym, na Chełmie i Ujeścisku, o wygodzie decydują tramwaj i samochód. Jeśli pracujesz w Sopocie albo w Gdyni, sprawdź też placówki przy stacjach, na których i tak się przesiadasz.

- [Żłobki w Gdańsku](/zlobki/pomorskie/gdansk)
- [Przedszkola w Gdańsku](/przedszkola/pomorskie/gdansk)
- [Miejscowości na Pomorzu](/przedszkola/pomorskie)

## Zapisy

O terminach naboru do placówek miejskich informuje miasto. Żłobki i przedszkola niepubliczne zapisują według własnego kalendarza. Zapytaj, jak długo placówka trzyma miejsce po rozmowie i czy zaliczka jest zwrotna.

## Pytania, które warto zadać

- Jak często dzieci wychodzą na dwór, gdy wieje i pada?
- Gdzie suszą się kurtki i buty?
- Czy starsze dzieci jeżdżą na wycieczki i kto wtedy zostaje z grupą?
- Jak wygląda dzień dziecka, które potrzebuje więcej spokoju?
`),
    },
    ua: {
      title: 'Ясла та дитячий садок у Гданську: нижня тераса чи верхня?',
      lead: 'Вжещ і Пшиможе чи Хелм і Уєстисько: у Гданську спершу подумайте, як ви щодня їдете до міста.',
      meta_title: 'Ясла та дитячі садки в Гданську: як обрати',
      meta_description:
        'Нижня й верхня тераси, міська залізниця та трамваї: як шукати ясла й садок у Гданську і про що запитати перед записом.',
      body: documentOf(`
## Нижня та верхня тераси

На нижній терасі, у Вжещі, Оливі та на Пшиможі, багато хто їздить міською залізницею і трамваєм. На верхній, на Хелмі та в Уєстиську, важать трамвай і авто. Якщо ви працюєте в Сопоті або Гдині, перевірте також заклади біля станцій, на яких пересідаєте.

- [Ясла в Гданську](/uk/zlobki/pomorskie/gdansk)
- [Дитячі садки в Гданську](/uk/przedszkola/pomorskie/gdansk)

## Запис

Про терміни набору до міських закладів повідомляє місто. Приватні ясла та садки записують за власним календарем. Запитайте, як довго заклад тримає місце після розмови й чи повертають завдаток.

## Про що запитати

- Як часто діти гуляють, коли вітряно й дощить?
- Де сушать куртки та взуття?
- Чи їздять старші діти на екскурсії?
- Хто поговорить із вами українською або англійською?
`),
    },
    en: {
      title: 'Nurseries and kindergartens in Gdańsk: lower or upper town?',
      lead: 'Wrzeszcz and Przymorze, or Chełm and Ujeścisko: in Gdańsk, first think of how you come down to the city every day.',
      meta_title: 'Nurseries and kindergartens in Gdańsk: how to choose well',
      meta_description:
        'Lower and upper terrace, urban railway and trams: how to look for a nursery or kindergarten in Gdańsk, and what to ask.',
      body: documentOf(`
## The lower and the upper terrace

On the lower terrace, in Wrzeszcz, Oliwa and Przymorze, many people use the urban railway and trams. On the upper one, in Chełm and Ujeścisko, trams and cars matter. If you work in Sopot or Gdynia, also look near the stations where you change anyway.

- [Nurseries in Gdańsk](/en/zlobki/pomorskie/gdansk)
- [Kindergartens in Gdańsk](/en/przedszkola/pomorskie/gdansk)

## Enrolment

The city announces when municipal places enrol. Private nurseries and kindergartens follow their own calendar. Ask how long they keep a place after your visit, and whether a deposit is returned.

## Questions worth asking

- How often do children go outside when it is windy or wet?
- Where do coats and shoes dry?
- Do older children go on trips, and who stays with the group then?
- What is the day like for a child who needs more quiet?
`),
    },
  },
}
