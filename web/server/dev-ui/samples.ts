import type { Language } from '#core/kernel/language.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'

/** Texts that stand for those of people and facilities: of usual length, and as long as they come. */
interface Samples {
  readonly action: string
  readonly longAction: string
  readonly facility: string
  readonly longFacility: string
  readonly sentence: string
  readonly tab: string
  readonly quantity: string
  readonly label: string
  readonly longLabel: string
  readonly hint: string
  readonly state: string
  readonly unknown: string
  readonly options: readonly string[]
  readonly longWord: string
  readonly highlighted: string
  readonly confirmationWord: string
  readonly usage: string
  readonly withoutEnd: string
}

/** Sample texts by language. All names are invented. */
const samplesIn: Readonly<Record<Language, Samples>> = {
  pl: {
    action: 'Zapytaj o miejsce',
    longAction: 'Wyślij zgłoszenie do wszystkich wybranych placówek',
    facility: 'Przedszkole Słoneczko',
    longFacility: 'Niepubliczne Przedszkole Integracyjno-Terapeutyczne z Oddziałami Dwujęzycznymi „Pod Rozłożystym Kasztanowcem”',
    sentence: 'Wolne miejsca od września, zajęcia na świeżym powietrzu codziennie, także zimą.',
    tab: 'Opinie',
    quantity: 'liczba miejsc',
    label: 'Imię dziecka',
    longLabel: 'Adres poczty elektronicznej osoby upoważnionej do odbierania dziecka z placówki',
    hint: 'Takie jak w dokumencie.',
    state: 'potwierdzone',
    unknown: 'nie wiadomo',
    options: ['do południa', 'cały dzień', 'także w soboty i niedziele'],
    longWord: 'konstantynopolitańczykowianeczka',
    highlighted: 'Miejsce, w którym dziecko jest *u siebie*',
    confirmationWord: 'USUŃ',
    usage: '2 z 3',
    withoutEnd: 'bez ograniczeń',
  },
  ua: {
    action: 'Запитати про місце',
    longAction: 'Надіслати заявку до всіх вибраних закладів',
    facility: 'Дитячий садок «Сонечко»',
    longFacility: 'Недержавний інклюзивно-терапевтичний заклад дошкільної освіти з двомовними групами «Під розлогим каштаном»',
    sentence: 'Вільні місця з вересня, заняття на свіжому повітрі щодня, навіть узимку.',
    tab: 'Відгуки',
    quantity: 'кількість місць',
    label: 'Ім’я дитини',
    longLabel: 'Адреса електронної пошти особи, уповноваженої забирати дитину із закладу',
    hint: 'Таке, як у документі.',
    state: 'підтверджено',
    unknown: 'невідомо',
    options: ['до полудня', 'цілий день', 'також у суботу й неділю'],
    longWord: 'найнеперевершеніше-високопреподобний',
    highlighted: 'Місце, де дитина *як удома*',
    confirmationWord: 'ВИДАЛИТИ',
    usage: '2 з 3',
    withoutEnd: 'без обмежень',
  },
  en: {
    action: 'Ask for a place',
    longAction: 'Send the application to all chosen facilities',
    facility: 'Kindergarten Słoneczko',
    longFacility: 'Private Inclusive and Therapeutic Kindergarten with Bilingual Groups “Under the Spreading Horse-Chestnut Tree”',
    sentence: 'Free places from September, and time outdoors every day, in winter too.',
    tab: 'Opinions',
    quantity: 'number of places',
    label: 'Name of the child',
    longLabel: 'E-mail address of the person who is entitled to collect the child from the facility',
    hint: 'As in the document.',
    state: 'confirmed',
    unknown: 'unknown',
    options: ['in the morning', 'all day', 'on Saturdays and Sundays too'],
    longWord: 'counterrevolutionary-interdisciplinarity',
    highlighted: 'A place where a child feels *at home*',
    confirmationWord: 'DELETE',
    usage: '2 of 3',
    withoutEnd: 'without limit',
  },
}

/** Returns the sample texts in the language of the page. */
export const useSamples = (): Samples => samplesIn[useLanguage()]
