import type { FacilityOpinions } from '#core/facilities/slots.ts'
import { type Statement, toStatedFields } from '#core/facilities/statement.ts'
import type { Language } from '#core/kernel/language.ts'
import type { StaffSlotData } from '#plugins/facility-panel/contract/employee.ts'
import type { AskedFacility } from './asked-facilities.ts'

const id = '01970000-0000-7000-8000-0000000000aa'
const statement = (source: string, number: string, statedOn: string, fields: Statement['fields']): Statement => ({
  source,
  number,
  statedOn,
  fields,
  goneOn: null,
})

/** Facility whose sources state nearly everything that a profile shows. */
export const askedFacility: AskedFacility = {
  id,
  slug: 'sloneczko',
  name: 'Przedszkole Słoneczko',
  type: 'kindergarten',
  city: 'Kraków',
  active: true,
  statements: [
    statement(
      'rspo',
      '12345',
      '2026-09-17',
      toStatedFields({
        name: 'Przedszkole Słoneczko',
        type: 'kindergarten',
        legal_type: 'non_public',
        ownership: ['not_public', 'montessori'],
        city: 'Kraków',
        district: 'Krowodrza',
        street: 'ul. Szkolna',
        building_number: '12',
        post_code: '30-001',
        phone: '+48601602603',
        operator: { name: 'Fundacja Promyk', address: null, nip: null, regon: null, registerNumbers: null, website: null },
        hours: {
          open_at: 420,
          close_at: 1020,
          is_open_saturday: false,
          saturday_open_at: null,
          saturday_close_at: null,
          is_open_sunday: false,
          sunday_open_at: null,
          sunday_close_at: null,
        },
        fees: { month: 145_000, fundedMonth: null, hour: null, extraHour: 2500, mealsMonth: null, mealsDay: 1800, discounts: null },
        places: { places: 75, enrolled: 70 },
        accessible: false,
        website: 'https://sloneczko.test',
      }),
    ),
    statement(
      'owner',
      id,
      '2026-11-20',
      toStatedFields({
        features: ['garden', 'own_kitchen', 'speech_therapist', 'special_diets'],
        activities: [
          { name: 'Język angielski', description: 'Codziennie, w zabawie.', duration: 20, start: null, end: null },
          { name: 'Rytmika', description: null, duration: 30, start: 600, end: 630 },
          { name: 'Zumba', description: null, duration: null, start: null, end: null },
        ],
        day_plan: [
          { start: 510, end: 540, name: 'Śniadanie', description: null },
          { start: 720, end: 760, name: 'Obiad', description: null },
        ],
        description: 'Jesteśmy kameralnym przedszkolem z ogrodem. Gotujemy na miejscu.',
        recruiting: true,
        child_count: 70,
        vacancies: [{ group: '3-6', places: 4, from: null }],
      }),
    ),
  ],
}

/** Its staff, as the profile shows it. */
export const askedStaff: StaffSlotData = [{ name: 'Wanda Jasna', position: 'Dyrektorka' }]

/** Figures of its opinions. */
export const askedOpinions: Partial<FacilityOpinions> = {
  count: 7,
  total: 4.6,
  cleanliness: 4.5,
  staff: 4.8,
  food: 4.4,
  distribution: [0, 1, 0, 2, 4],
  answered: 0,
}

const hours = ['od 07:00 do 17:00', 'W soboty i niedziele nieczynna']
const openNow = ['Tak, teraz jest otwarte – do 17:00.', ...hours]
const fees = ['1450', 'ponad 10 dziennie', 'Wyżywienie za dzień: 18']
const places = ['Miejsc ogółem: 75', 'Zapisanych dzieci: 70', 'Wolnych miejsc: 4', 'dla wieku 3-6']
const operator = ['Fundacja Promyk', 'niepubliczna', 'Niepubliczna']
const english = ['Język angielski (20 min)', '„Codziennie, w zabawie”']
const activities = ['Język angielski (20 min)', 'Rytmika (10:00–10:30, 30 min)', 'Zumba', '„Codziennie, w zabawie”']
const opinions = ['Średnia ocena: 4,6', 'Czystość 4,5', 'Ocena 4 lub 5: 6']
const address = ['ul. Szkolna 12, 30-001 Kraków', 'Krowodrza']
const meals = ['Wyżywienie za dzień', 'Własna kuchnia']
const contact = ['–Telefon i e-mail są na profilu']

/** Questions in its profile on Monday at 11:00, and pieces of the sentences of the answer in their order; `–`: what is missing. */
export const facilityQuestions: readonly (readonly [Language, string, readonly string[]])[] = [
  // Those of the issue.
  ['pl', 'czy jest angielski?', english],
  ['pl', 'kto prowadzi tę placówkę', operator],
  ['pl', 'czy jest teraz otwarte?', openNow],
  ['pl', 'ile kosztuje przedszkole Słoneczko w Krakowie', fees],
  ['pl', 'telefon do przedszkola Słoneczko', contact],
  ['pl', 'czy przedszkole Słoneczko jest teraz otwarte', openNow],
  ['pl', 'o której otwierają', hours],
  ['pl', 'jakie godziny ma Słoneczko', hours],
  ['pl', 'ile jest wolnych miejsc w Słoneczku', places],
  ['pl', 'jaki adres ma przedszkole', address],
  ['pl', 'opinie o przedszkolu Słoneczko', opinions],
  ['pl', 'strona internetowa', ['https://sloneczko.test']],

  ['pl', 'W jakich godzinach jest czynne?', hours],
  ['pl', 'Czy w soboty też?', hours],
  ['pl', 'ile kosztuje wyżywienie?', ['Wyżywienie za dzień: 18']],
  ['pl', 'jakie jest czesne i od ilu lat przyjmujecie', ['Wiek dzieci: od 3 do 6 lat', ...fees]],
  ['pl', 'jaką metodą pracujecie', ['Profil: Montessori.', 'Placówka pisze o sobie']],
  ['pl', 'czy macie ogród', ['Tak, w placówce jest: Własny ogród.']],
  ['pl', 'czy jest logopeda', ['Tak, w placówce jest: Logopeda.']],
  ['pl', 'Czy jest basen?', ['–Placówka nie podała, czy ma: Basen.']],
  ['pl', 'czy dają dietę bezglutenową', ['Tak, w placówce jest: Diety eliminacyjne']],
  ['pl', 'macie monitoring i ogród?', ['Tak, w placówce jest: Własny ogród.', '–Placówka nie podała, czy ma: Monitoring.']],
  ['pl', 'czy to przedszkole montessori', ['Tak, profil placówki: Montessori.']],
  ['pl', 'czy jest rytmika', ['Rytmika (10:00–10:30, 30 min)']],
  ['pl', 'czy jest zumba', ['Zumba']],
  ['pl', 'jakie są zajęcia dodatkowe', activities],
  ['pl', 'czego uczycie z języków obcych', english],
  ['pl', 'co jest na obiad, jakie są posiłki', meals],
  ['pl', 'jak wygląda plan dnia', ['08:30–09:00 Śniadanie; 12:00–12:40 Obiad']],
  ['pl', 'o której jest obiad', ['08:30–09:00 Śniadanie; 12:00–12:40 Obiad']],
  ['pl', 'kto jest dyrektorem', ['Dyrektorka: Wanda Jasna']],
  ['pl', 'jaka jest kadra', ['Dyrektorka: Wanda Jasna']],
  [
    'pl',
    'opowiedz o przedszkolu',
    ['Profil: Montessori.', 'Placówka pisze o sobie: „Jesteśmy kameralnym przedszkolem z ogrodem. Gotujemy na miejscu”.'],
  ],
  ['pl', 'czy przyjmujecie zapisy', ['Placówka przyjmuje wnioski']],
  ['pl', 'ile dzieci jest w grupie', ['Miejsc ogółem: 75', 'Zapisanych dzieci: 70', 'Dzieci w placówce: 70']],
  ['pl', 'czy jest dostosowane dla niepełnosprawnych', ['nie jest dostosowana']],
  ['pl', 'czy macie wózkownię', ['–Placówka nie podała, czy ma: Wózkownia.']],
  ['pl', 'czy jest czynne w wakacje', [...hours, '–Placówka nie podała: przerwy i dni wolne.']],
  ['pl', 'jakie udogodnienia', ['Placówka ma: Własny ogród, Logopeda.', 'Placówka ma: Własna kuchnia, Diety eliminacyjne.']],
  ['pl', 'numer telefonu?', contact],
  ['pl', 'gdzie to jest', address],
  ['pl', 'czy rodzice polecają', opinions],
  ['pl', 'czy jest publiczne czy prywatne', operator],
  ['pl', 'Kto wygrał mecz?', ['–Nie rozumiem']],
  ['pl', 'Jak daleko do centrum?', address],

  ['ua', 'Скільки коштує?', ['1\u00a0450', 'понад 10', 'Харчування за день']],
  ['ua', 'чи є англійська', ['Język angielski (20 min)', 'заклад пише: «Codziennie']],
  ['ua', 'чи відкрито зараз', ['Так, зараз відчинено – до 17:00.', 'з 07:00 до 17:00', 'У суботу й неділю зачинено']],
  ['ua', 'чи є логопед', ['Так, у закладі є']],
  ['ua', 'хто керує садком', ['Fundacja Promyk', 'Правова форма', 'Форма власності']],
  ['ua', 'скільки вільних місць', ['Усього місць: 75', 'Записаних дітей: 70', 'Вільних місць: 4', 'для віку 3-6']],
  ['ua', 'яка адреса', ['ul. Szkolna 12', 'Krowodrza']],
  ['ua', 'телефон', ['–Телефон і пошта']],
  ['ua', 'чи є басейн', ['–Заклад не вказав, чи має']],
  ['ua', 'скільки коштує харчування', ['Харчування за день']],

  ['en', 'How much is it?', ['Fee a month', 'Each hour beyond 10', 'Meals a day']],
  ['en', 'Is there a garden?', ['Yes, the facility has: Own garden.']],
  ['en', 'is it open now?', ['Yes, it is open now – until 17:00.', 'from 07:00 to 17:00', 'Closed on Saturdays and Sundays']],
  ['en', 'Do you teach English?', ['Język angielski (20 min)', 'Codziennie']],
  ['en', 'what are the opening hours', ['from 07:00 to 17:00', 'Closed on Saturdays and Sundays']],
  ['en', 'who runs it', ['Fundacja Promyk', 'Legal form', 'Ownership']],
  ['en', 'Are there any places left?', ['Places in all: 75', 'Enrolled children: 70', 'Free places: 4', 'for the age 3-6']],
  ['en', 'what is the address', ['ul. Szkolna 12', 'Krowodrza']],
  ['en', 'Is it wheelchair accessible?', ['not adapted']],
  ['en', 'reviews', ['4.6', 'leanliness', '4 or 5']],
  ['en', 'do you have a swimming pool', ['–The facility has not stated whether it has']],
]
